import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { type CellObject, type WorkBook, type WorkSheet, utils, write } from 'xlsx';
import { read, readAny } from './importFile';

type Row = readonly (string | number | CellObject)[];
type Bytes = Uint8Array<ArrayBuffer>;

const head: Row = ['Datum', 'Von', 'Bis', 'Dauer', 'Kunde', 'Beschreibung'];
const typed = (value: number, format: string): CellObject => ({ t: 'n', v: value, z: format });
const day = (value = 46_336) => typed(value, 'dd.mm.yyyy');
const name = 'liste.xlsx';

function bookOf(
  sheets: Readonly<Record<string, readonly Row[]>>,
  change?: (book: WorkBook, first: WorkSheet) => void,
): Bytes {
  const book = utils.book_new();
  for (const [sheet, rows] of Object.entries(sheets))
    utils.book_append_sheet(book, utils.aoa_to_sheet(rows.map((row) => Array.from(row))), sheet);
  const first = book.Sheets[book.SheetNames[0] ?? ''];
  if (first) change?.(book, first);
  const written: ArrayBuffer = write(book, { type: 'array', bookType: 'xlsx' });
  return new Uint8Array(written);
}

/** The same archive with other files in it. */
function changed(bytes: Bytes, files: Readonly<Record<string, string | undefined>>): Bytes {
  const all = unzipSync(bytes);
  for (const [file, text] of Object.entries(files)) {
    if (text === undefined) delete all[file];
    else all[file] = strToU8(text);
  }
  return zipSync(all);
}

describe('a spreadsheet', () => {
  test('has typed days and times, times of more than a day, and other numbers as hours (R-20.22)', async () => {
    const bytes = bookOf({
      Zeiten: [
        head,
        [day(), typed(8.5 / 24, 'hh:mm'), typed(0.5, 'h:mm AM/PM'), '', 'A', 'times'],
        [day(46_337.25), '', '', typed(1.5 / 24, '[h]:mm'), 'A', 'duration'],
        [day(), '', '', typed(25.5 / 24, '[h]:mm:ss'), 'A', 'more than a day'],
        [day(), '', '', typed(2.25, '0.00'), 'A', 'hours'],
        [day(), '', '', typed(1.5, '0.00 "h"'), 'A', 'with a unit'],
        [day(), '', '', typed(-1 / 24, '[h]:mm'), 'A', 'negative'],
        ['12.11.2026', '', '', '1,5', 'A', 'typed as text'],
      ],
    });
    const { rows, questions } = await read(bytes, { name });
    expect(questions).toEqual([]);
    expect(rows.map(({ day: date, seconds, problem }) => [date, seconds, problem?.code])).toEqual([
      ['2026-11-10', 12_600, undefined],
      ['2026-11-11', 5400, undefined],
      ['2026-11-10', 91_800, 'over-24'],
      ['2026-11-10', 8100, undefined],
      ['2026-11-10', 5400, undefined],
      ['2026-11-10', -3600, 'negative'],
      ['2026-11-12', 5400, undefined],
    ]);
  });

  test('has days in ISO form, and days without a format (R-20.36)', async () => {
    const plain: CellObject = { t: 'n', v: 46_336 };
    const bytes = bookOf({ A: [head, [plain, '', '', 1.5, 'A', 'x'], [plain, '', '', 2, 'A', 'y']] });
    const sheet = 'xl/worksheets/sheet1.xml';
    const text = strFromU8(unzipSync(bytes)[sheet] ?? new Uint8Array());
    const iso = text.replace(/<c r="A2"[^>]*><v>46336<\/v>/u, '<c r="A2" t="d"><v>2026-11-12</v>');
    expect(iso).not.toBe(text);
    const { rows } = await read(changed(bytes, { [sheet]: iso }), { name });
    expect(rows.map(({ day: date, problem }) => [date, problem])).toEqual([
      ['2026-11-12', null],
      ['2026-11-10', null],
    ]);
  });

  test('of an old Mac counts days from 1904 (R-20.22)', async () => {
    const bytes = bookOf({ A: [head, [day(44_874), '', '', 1.5, 'A', 'x']] }, (book) => {
      book.Workbook = { WBProps: { date1904: true } };
    });
    expect((await read(bytes, { name })).rows[0]?.day).toBe('2026-11-10');
  });

  test('shows the first sheet with a known header, and others can be chosen (R-20.22)', async () => {
    const sheets = {
      Notes: [['x']],
      Hours: [head, [day(), '', '', 1, 'A', 'hours']],
      More: [head, [day(), '', '', 2, 'A', 'more']],
    };
    const first = await read(bookOf(sheets), { name });
    expect(first.format).toEqual({ kind: 'spreadsheet', sheet: 'Hours', sheets: ['Notes', 'Hours', 'More'] });
    const other = await read(bookOf(sheets), { name, choices: { sheet: 'More' } });
    expect(other.rows.map(({ text }) => text)).toEqual(['more']);
  });

  test('gives the results of formulas; one without a result, and an error, are empty (R-20.22)', async () => {
    const formula = (f: string, v?: number): CellObject => ({ t: 'n', f, ...(v === undefined ? {} : { v }) });
    const error: CellObject = { t: 'e', v: 42 };
    const rows = [
      head,
      [day(), '', '', formula('1+1', 2), 'A', 'x'],
      [day(), '', '', formula('2+2'), 'A', 'y'],
      [day(), '', '', error, 'A', 'z'],
    ];
    const { rows: made } = await read(bookOf({ A: rows }), { name });
    expect(made.map(({ seconds, problem }) => [seconds, problem?.code])).toEqual([
      [7200, undefined],
      [null, 'no-hours'],
      [null, 'no-hours'],
    ]);
  });

  test('whose cells are protected against changes is read (R-20.22)', async () => {
    const bytes = bookOf({ A: [head, [day(), '', '', 1, 'A', 'x']] }, (_book, first) => {
      first['!protect'] = { password: 'x' };
    });
    expect((await read(bytes, { name })).rows).toHaveLength(1);
  });

  test('with 5,001 rows, or a day beyond the calendar, is no accident (R-20.20)', async () => {
    const rows = Array.from({ length: 5001 }, (_, at): Row => [day(), '', '', 1, 'A', at]);
    expect(await readAny(bookOf({ A: [head, ...rows] }), { name })).toEqual({
      kind: 'refused',
      reason: 'too-many-rows',
    });
    const { rows: far } = await read(
      bookOf({ A: [head, [day(9e9), '', '', 1, 'A', 'x'], [day(2_900_000), '', '', 1, 'A', 'x']] }),
      { name },
    );
    expect(far.map(({ problem }) => problem?.code)).toEqual(['no-such-day', 'no-such-day']);
  });
});

describe('an archive', () => {
  const small = bookOf({ A: [head, [day(), '', '', 1, 'A', 'x']] });
  const workbook = 'xl/workbook.xml';

  /** Writes another unpacked size of a file into the directory. */
  function sized(bytes: Bytes, size: number): Bytes {
    const copy = bytes.slice();
    const view = new DataView(copy.buffer);
    const at = copy.findIndex(
      (_, place) => place + 4 <= copy.length && view.getUint32(place, true) === 0x02_01_4b_50,
    );
    view.setUint32(at + 24, size, true);
    return copy;
  }

  const refused: Readonly<Record<string, Bytes>> = {
    'that says it has more than 50 MB unpacked': sized(small, 50_000_001),
    'without a workbook': changed(small, { [workbook]: undefined }),
    'without sheets': changed(small, {
      [workbook]: strFromU8(unzipSync(small)[workbook] ?? new Uint8Array()).replace(
        /<sheets>.*<\/sheets>/su,
        '<sheets/>',
      ),
    }),
    'that ends early': small.slice(0, -30),
    'whose directory is not where it says': Uint8Array.from(small, (byte, at) =>
      at === small.length - 6 ? 255 : byte,
    ),
    'that is encrypted': Uint8Array.from([
      0xd0,
      0xcf,
      0x11,
      0xe0,
      0xa1,
      0xb1,
      0x1a,
      0xe1,
      ...Array.from({ length: 600 }, () => 0),
    ]),
  };

  test.each(Object.keys(refused))('%s is not read (R-20.23)', async (which) => {
    expect(await readAny(refused[which] ?? '', { name })).toEqual({ kind: 'refused', reason: 'unreadable' });
  });

  test('of up to 50 MB unpacked with a sheet that cannot be read is empty (R-20.23)', async () => {
    expect((await readAny(small, { name })).kind).toBe('read');
    const broken = changed(small, {
      'xl/worksheets/sheet1.xml': '<worksheet><sheetData><row r="1"><c r="A1"',
    });
    expect(await readAny(broken, { name })).toEqual({ kind: 'refused', reason: 'empty' });
  });

  test('of Office 365, whose main part has a number in its name, is read like any other (R-24.6)', async () => {
    const all = unzipSync(bookOf({ Zeiten: [head, [day(), '', '', 1.5, 'A', 'Abnahme']] }));
    const renamed = Object.entries(all).map(([file, part]) => {
      const named = file.replace(/workbook(?=\.xml)/u, 'workbook22');
      return [named, strToU8(strFromU8(part).replaceAll('xl/workbook.xml', 'xl/workbook22.xml'))] as const;
    });
    const { rows } = await read(zipSync(Object.fromEntries(renamed)), { name });
    expect(rows.map(({ day: date, seconds }) => [date, seconds])).toEqual([['2026-11-10', 5400]]);
  });
});
