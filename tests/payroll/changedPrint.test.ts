import { StandardFonts } from '@cantoo/pdf-lib';
import { describe, expect, test, vi } from 'vitest';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { personCalled, rowWith, rowsOf } from '@/features/time-sheets/report/testing/reports';
import { readPdf, reader } from './readPdfInThread';
import { judgementOf, readSheet } from './readSheets';
import { type Bytes, changed, dataOf, sheetOf, signature, twoDays, withFile } from './sheetFiles';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

type Drawn = Parameters<typeof sheetOf>;

/** A sheet whose print was changed after its data were made. */
async function differencesOf(printed: Drawn, attached: Drawn = [twoDays]) {
  const data = JSON.stringify(await dataOf(await sheetOf(...attached)));
  const judgement = await judgementOf(await withFile(await sheetOf(...printed), data));
  return judgement.state === 'differs' ? judgement.differences : judgement.state;
}

const [monday = rowWith({}), tuesday = rowWith({})] = twoDays;

/** Where a text is written, in points from the lower left. */
async function placesOf(bytes: Bytes, text: string) {
  const { document, close } = readPdf(bytes, reader);
  const { items } = await (await (await document).getPage(1)).getTextContent();
  await close();
  return items.flatMap((item) =>
    'str' in item && item.str === text
      ? [{ x: Number(item.transform[4]), y: Number(item.transform[5]) }]
      : [],
  );
}

/** The sheet of two days with a text beside or over its first number, 8,50. */
async function withText(text: string, x: number, y: number) {
  const bytes = await sheetOf(twoDays);
  const [place = { x: 0, y: 0 }] = await placesOf(bytes, '8,50');
  return changed(bytes, async (pdf) => {
    const font = await pdf.embedFont(StandardFonts.Helvetica);
    pdf.getPage(0).drawText(text, { x: place.x + x, y: place.y + y, size: 7.5, font });
  });
}

describe('a print that was changed', () => {
  test('by one digit is named with both values, and so is the sum (R-18.50)', async () => {
    const [date, where] = ['2026-11-02', 'row'];
    expect(await differencesOf([[{ ...monday, hours: 9.5 }, tuesday]])).toEqual([
      { where, date, value: 'hours', printed: 9.5, attached: 8.5 },
      { where: 'sum', value: 'hours', printed: 16.5, attached: 15.5 },
    ]);
    expect(
      await differencesOf([[{ ...monday, date: isoDate('2026-11-01'), distanceKm: null }, tuesday]]),
    ).toEqual([
      { where, date, value: 'date', printed: '2026-11-01', attached: '2026-11-02' },
      { where, date, value: 'km', printed: null, attached: 26 },
      { where: 'sum', value: 'km', printed: 0, attached: 26 },
    ]);
    const paid = [{ ...monday, foodAllowance: cents(1600), amount: cents(123_456) }];
    expect(
      await differencesOf([[{ ...monday, foodAllowance: cents(1601), amount: cents(-123_456) }]], [paid]),
    ).toEqual([
      { where, date, value: 'food', printed: 1601, attached: 1600 },
      { where, date, value: 'expenses', printed: -123_456, attached: 123_456 },
      { where: 'sum', value: 'food', printed: 1601, attached: 1600 },
      { where: 'sum', value: 'expenses', printed: -123_456, attached: 123_456 },
    ]);
  });

  test('by a row more or less is one difference and the sum (R-18.50)', async () => {
    const rows = rowsOf(20, (index) => ({ hours: index + 1 }));
    const without = rows.filter((_row, index) => index !== 6);
    const values = { hours: 7, travel: null, km: null, food: null, expenses: null };
    expect(await differencesOf([without], [rows])).toEqual([
      { where: 'missingRow', date: '2026-11-07', values },
      { where: 'sum', value: 'hours', printed: 203, attached: 210 },
    ]);
    expect(await differencesOf([rows], [without])).toEqual([
      { where: 'extraRow', date: '2026-11-07', values },
      { where: 'sum', value: 'hours', printed: 210, attached: 203 },
    ]);
  });

  test('by another name, period, moment or mail is named (R-18.51)', async () => {
    expect(await differencesOf([twoDays, { person: personCalled('Jana Albrechts') }])).toEqual([
      { where: 'name', printed: 'Jana Albrechts', attached: 'Jana Albrecht' },
    ]);
    const attached = { from: isoDate('2026-11-01'), to: isoDate('2026-11-30') };
    const printed = { ...attached, to: isoDate('2026-11-29') };
    expect(await differencesOf([twoDays, { period: printed }])).toEqual([
      { where: 'period', printed, attached },
    ]);
    const other = { ...signature, signedAt: '2026-12-01T08:16:00Z', mail: 'jonas@nordfeld.example' };
    expect(await differencesOf([twoDays, { signature: other }])).toEqual([
      { where: 'moment', printed: '01.12.2026, 09:16 Uhr MEZ', attached: '01.12.2026, 09:15 Uhr MEZ' },
      { where: 'mail', printed: 'jonas@nordfeld.example', attached: 'jana.albrecht@nordfeld.example' },
    ]);
  });

  test('by a signature that is only printed, or only attached, is named (R-18.51)', async () => {
    const [moment, mail] = ['01.12.2026, 09:15 Uhr MEZ', signature.mail];
    expect(await differencesOf([twoDays, { signature: null }])).toEqual([
      { where: 'moment', printed: null, attached: moment },
      { where: 'mail', printed: null, attached: mail },
    ]);
    expect(await differencesOf([twoDays], [twoDays, { signature: null }])).toEqual([
      { where: 'moment', printed: moment, attached: null },
      { where: 'mail', printed: mail, attached: null },
    ]);
  });

  test('by texts and pictures that payroll does not read is not (R-18.51)', async () => {
    const told = [{ ...monday, activity: 'Anderes', location: 'Augsburg', receiptNumber: '12' }, tuesday];
    expect(await differencesOf([told])).toBe('checked');
  });

  test.each([
    ['over it', '9,50', 0, 0],
    ['over it, a little lower', '9,50', 0, -2],
    ['over a part of it', '9', 0, 0],
    ['over its end', ',75', 8, 0],
    ['over it, the same', '8,50', 0, 0],
  ])(
    'by a number drawn %s is a difference, and no number is read there (R-18.52)',
    async (_how, text, x, y) => {
      const over = await withText(text, x, y);
      expect(await judgementOf(over)).toMatchObject({ state: 'differs' });
      expect((await readSheet(over)).printed.rows[0]?.values.hours).toBeTypeOf('string');
    },
  );

  test('by a digit drawn before a number is read as it is seen (R-18.52)', async () => {
    const over = await withText('1', -4.2, 0);
    expect(await judgementOf(over)).toMatchObject({
      state: 'differs',
      differences: [{ printed: 18.5, attached: 8.5 }],
    });
  });
});
