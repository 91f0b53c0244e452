import { strToU8, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { read } from './importFile';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const STRICT = 'http://purl.oclc.org/ooxml/spreadsheetml/main';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** The formats of cells, by the number that a cell names in `s`. */
const FORMATS = [
  'General',
  'dd.mm.yyyy',
  '[h]:mm',
  'DD.MM.YYYY HH:MM',
  '[$-407]DD.MM.YYYY',
  '[$-F800]dddd\\,\\ mmmm\\ dd\\,\\ yyyy',
  'm/d/yyyy h:mm:ss am/pm',
  '[HH]:MM:SS',
  'h &quot;Std.&quot; mm &quot;Min.&quot;',
  '#,##0.00&quot; Tage&quot;',
  'mmmm',
];

interface BookParts {
  /** The rows below the header, as XML; one text a sheet. */
  readonly sheets: readonly string[];
  readonly properties?: string;
  readonly states?: readonly string[];
  readonly schema?: string;
  /** Behind the rows of each sheet. */
  readonly behind?: string;
}

/** A workbook as other programs write it, by hand. */
function bookOf({ sheets, properties = '', states = [], schema = MAIN, behind = '' }: BookParts) {
  const numbered = <T>(of: readonly T[], write: (one: T, number: number) => string) =>
    of.map((one, at) => write(one, at + 1)).join('');
  const titles = ['Datum', 'Von', 'Bis', 'Dauer', 'Beschreibung'];
  const head = titles.map((title) => `<c t="inlineStr"><is><t>${title}</t></is></c>`).join('');
  const sheetFiles = sheets.map((rows, at): [string, string] => [
    `xl/worksheets/sheet${at + 1}.xml`,
    `<worksheet xmlns="${schema}"><sheetData><row r="1">${head}</row>${rows}</sheetData>${behind}</worksheet>`,
  ]);
  const files = {
    '[Content_Types].xml': `<Types xmlns="${PACKAGE}/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/>${numbered(sheets, (_rows, number) => `<Override PartName="/xl/worksheets/sheet${number}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`)}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${schema}" xmlns:r="${OFFICE}">${properties}<sheets>${numbered(sheets, (_rows, number) => `<sheet name="${number}" sheetId="${number}" state="${states[number - 1] ?? 'visible'}" r:id="rId${number}"/>`)}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${PACKAGE}/relationships"><Relationship Id="rId99" Type="${OFFICE}/styles" Target="styles.xml"/>${numbered(sheets, (_rows, number) => `<Relationship Id="rId${number}" Type="${OFFICE}/worksheet" Target="worksheets/sheet${number}.xml"/>`)}</Relationships>`,
    'xl/styles.xml': `<styleSheet xmlns="${schema}"><numFmts>${numbered(FORMATS, (format, number) => `<numFmt numFmtId="${163 + number}" formatCode="${format}"/>`)}</numFmts><cellXfs>${numbered(FORMATS, (_format, number) => `<xf numFmtId="${163 + number}"/>`)}</cellXfs></styleSheet>`,
  };
  const all = [...Object.entries(files), ...sheetFiles];
  return zipSync(Object.fromEntries(all.map(([file, text]) => [file, strToU8(text)])));
}

/** A row with its cells of day and length, as XML without their places. */
const rowOf = ([day, length]: readonly [string, string], number: number) =>
  `<row r="${number}">${day.replace('<c', `<c r="A${number}"`)}${length.replace('<c', `<c r="D${number}"`)}<c r="E${number}" t="inlineStr"><is><t>${number}</t></is></c></row>`;
const rowsOf = (cells: readonly (readonly [string, string])[]) =>
  cells.map((pair, at) => rowOf(pair, at + 2)).join('');

async function readBook(parts: BookParts) {
  const { rows, format } = await read(bookOf(parts), { name: 'liste.xlsx' });
  return { format, rows: rows.map(({ day, seconds, problem }) => [day, seconds, problem?.code ?? null]) };
}

const hours = '<c><v>1.5</v></c>';
const day = '<c s="1"><v>46336</v></c>';

describe('a day in a spreadsheet', () => {
  const cells: Readonly<Record<string, string>> = {
    'with the format of a day': day,
    'with a time': '<c s="3"><v>46336.354166666664</v></c>',
    'as LibreOffice writes it': '<c s="4"><v>46336</v></c>',
    'in the long form of the system': '<c s="5"><v>46336</v></c>',
    'as Google writes it, almost at midnight': '<c s="6"><v>46335.99999999</v></c>',
    'without a format': '<c><v>46336</v></c>',
    'with the name of its month alone': '<c s="10"><v>46336</v></c>',
    'from a formula': '<c s="1"><f>A9+1</f><v>46336</v></c>',
    'as a text': '<c t="str"><v>10.11.2026</v></c>',
    'in ISO form': '<c t="d"><v>2026-11-10</v></c>',
    'in ISO form with a time': '<c s="3" t="d"><v>2026-11-10T08:30:00</v></c>',
  };
  test.each(Object.keys(cells))('%s is that day (R-20.36)', async (which) => {
    const { rows } = await readBook({ sheets: [rowsOf([[cells[which] ?? '', hours]])] });
    expect(rows).toEqual([['2026-11-10', 5400, null]]);
  });

  test.each(['with the format of a day', 'as a text'])(
    'that is one cell across rows, %s, is that of each of them; hours across rows count once (R-20.76)',
    async (which) => {
      const none = '<c s="1"/>';
      const sheet = rowsOf([
        [cells[which] ?? '', hours],
        [none, hours],
        [none, none],
      ]);
      const behind = '<mergeCells count="2"><mergeCell ref="A2:A4"/><mergeCell ref="D3:D4"/></mergeCells>';
      const { rows } = await readBook({ sheets: [sheet], behind });
      expect(rows).toEqual([
        ['2026-11-10', 5400, null],
        ['2026-11-10', 5400, null],
        ['2026-11-10', null, 'no-hours'],
      ]);
    },
  );

  test('in ISO form is a day in a file of the strict kind, too (R-20.36)', async () => {
    const iso = '<c s="1" t="d"><v>2026-11-10</v></c>';
    const { rows } = await readBook({ sheets: [rowsOf([[iso, hours]])], schema: STRICT });
    expect(rows).toEqual([['2026-11-10', 5400, null]]);
  });

  test.each(['1', 'true'])(
    'that counts from 1904 (%s) is that day with a format, without one, and in ISO form (R-20.37)',
    async (on) => {
      const sheet = rowsOf([
        ['<c s="1"><v>44874</v></c>', hours],
        ['<c><v>44874</v></c>', hours],
        ['<c><v>44874.5</v></c>', hours],
        ['<c t="d"><v>2026-11-10</v></c>', hours],
        ['<c s="1" t="d"><v>2026-11-10</v></c>', '<c s="2"><v>0.0625</v></c>'],
        ['<c><v>35064</v></c>', hours],
        ['<c><v>35063</v></c>', hours],
      ]);
      const properties = `<workbookPr date1904="${on}"/>`;
      const { rows } = await readBook({ sheets: [sheet], properties });
      const known = ['2026-11-10', 5400, null];
      expect(rows).toEqual([
        ...Array.from({ length: 5 }, () => known),
        ['2000-01-01', 5400, null],
        [null, 5400, 'no-such-day'],
      ]);
    },
  );

  test('that is none, or lies before 2000, is left out: spreadsheets count one day too many in 1900 (R-20.36)', async () => {
    const values = ['60', '-1', '36525', '109574', '9e300', ''];
    const sheet = rowsOf(values.map((value) => [`<c s="1"><v>${value}</v></c>`, hours] as const));
    const { rows } = await readBook({ sheets: [sheet] });
    expect(rows.map(([, , problem]) => problem)).toEqual([
      'before-2000',
      'no-such-day',
      'before-2000',
      'too-late',
      'no-such-day',
      'no-such-day',
    ]);
  });
});

test('lengths of a spreadsheet are parts of a day if their format is that of a time, else hours (R-20.22)', async () => {
  const lengths = [
    '<c s="2"><v>0.0625</v></c>',
    '<c s="7"><v>0.0625</v></c>',
    '<c s="8"><v>0.0625</v></c>',
    '<c s="9"><v>1.5</v></c>',
    '<c><f t="shared" ref="D6:D7" si="0">1+0.5</f><v>1.5</v></c>',
    '<c><f t="shared" si="0"/><v>1.5</v></c>',
    '<c t="str"><f>TEXT(1.5)</f><v>1,5</v></c>',
  ];
  const { rows } = await readBook({ sheets: [rowsOf(lengths.map((length) => [day, length] as const))] });
  expect(rows).toEqual(lengths.map(() => ['2026-11-10', 5400, null]));
});

test('a result that is missing, and a moment that cannot be read, are no hours (R-20.38)', async () => {
  const lengths = [
    '<c><f t="shared" si="0"/><v></v></c>',
    '<c t="str"><f>A1</f><v></v></c>',
    '<c t="d"><v>PT1H30M</v></c>',
    '<c t="d" s="2"><v>T08:30:00</v></c>',
  ];
  const { rows } = await readBook({ sheets: [rowsOf(lengths.map((length) => [day, length] as const))] });
  expect(rows).toEqual(lengths.map(() => ['2026-11-10', null, 'no-hours']));
});

test.each(['hidden', 'veryHidden'])(
  'a sheet that is %s comes after those that are seen (R-20.39)',
  async (state) => {
    const sheets = [rowsOf([['<c s="1"><v>46337</v></c>', hours]]), rowsOf([[day, hours]])];
    const { rows, format } = await readBook({ sheets, states: [state] });
    expect(rows).toEqual([['2026-11-10', 5400, null]]);
    expect(format).toMatchObject({ sheet: '2', sheets: ['2', '1'] });
  },
);

test('rows that a filter hides are read like others (R-20.22)', async () => {
  const hidden = rowsOf([[day, hours]]).replace('<row', '<row hidden="1"');
  expect((await readBook({ sheets: [hidden] })).rows).toEqual([['2026-11-10', 5400, null]]);
});

test('of merged cells only the first has the day; the other rows are named (R-20.22)', async () => {
  const sheet = rowsOf([
    [day, hours],
    ['<c s="1"/>', hours],
  ]);
  expect((await readBook({ sheets: [sheet] })).rows).toEqual([
    ['2026-11-10', 5400, null],
    [null, 5400, 'no-such-day'],
  ]);
});
