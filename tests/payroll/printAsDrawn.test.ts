import {
  PDFDocument,
  concatTransformationMatrix,
  degrees,
  popGraphicsState,
  pushGraphicsState,
} from '@cantoo/pdf-lib';
import { describe, expect, test, vi } from 'vitest';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import {
  personCalled,
  receiptOf,
  rowWith,
  rowsOf,
  work,
} from '@/features/time-sheets/report/testing/reports';
import { judgementOf, readSheet } from './readSheets';
import { changed, sheetOf, signature, twoDays } from './sheetFiles';

vi.mock('@/shared/files/readPdf', async (original) => ({
  ...(await original<object>()),
  ...(await import('./readPdfInThread')),
}));

const [monday = rowWith({}), tuesday = rowWith({})] = twoDays;

/** What a sheet counts for as it was drawn. */
async function stateOf(...drawn: Parameters<typeof sheetOf>) {
  return (await judgementOf(await sheetOf(...drawn))).state;
}

describe('a print that is as it was drawn agrees', () => {
  test('with fractions, of which paper has thousandths (R-18.53)', async () => {
    expect(
      await stateOf(rowsOf(3, () => ({ hours: 0.333333, travelHours: 1 / 3, distanceKm: 0.0004 }))),
    ).toBe('checked');
    expect(await stateOf(rowsOf(7, () => ({ hours: 1 / 7, travelHours: 2 / 3, distanceKm: 12.0005 })))).toBe(
      'checked',
    );
    const { printed } = await readSheet(await sheetOf(rowsOf(3, () => ({ hours: 0.333333 }))));
    expect([printed.rows[0]?.values.hours, printed.sums?.hours]).toEqual([0.333, 1]);
  });

  test('with amounts below zero, and thousands (R-18.53)', async () => {
    const rows = rowsOf(3, () => ({
      hours: 1234.5,
      travelHours: -0.25,
      distanceKm: 1_234_567,
      foodAllowance: cents(123_456_789),
      amount: cents(-1_234_567_890),
    }));
    expect(await stateOf(rows)).toBe('checked');
    expect((await readSheet(await sheetOf(rows))).printed.rows[0]?.values).toEqual({
      hours: 1234.5,
      travel: -0.25,
      km: 1_234_567,
      food: 123_456_789,
      expenses: -1_234_567_890,
    });
  });

  test('with rows that have none of the five values, which are on neither side (R-18.53)', async () => {
    expect(
      await stateOf([rowWith({ activity: 'Notiz' }), monday, rowWith({ date: isoDate('2026-11-04') })]),
    ).toBe('checked');
    expect(await stateOf([rowWith({ hours: 0, distanceKm: 0 })])).toBe('checked');
  });

  test.each([
    'Қожа Әлия',
    'Nguyễn Thị Ửng',
    '東京 太郎',
    'ab\u00ADc\u200Bd ﬁ ①',
    'Zeitraum 01.01.2026',
    '',
    ' x ',
  ])('with the name %j (R-18.54)', async (name) => {
    const rows = [{ ...monday, customer: 'გიორგი' }];
    expect(await stateOf(rows, { person: personCalled(name) })).toBe('checked');
  });

  test('with every letter of its fonts in the name (R-18.54)', async () => {
    const letters = Array.from({ length: 0x2100 }, (_, code) => String.fromCharCode(code)).filter((letter) =>
      /[^\p{C}\s]/u.test(letter),
    );
    for (let at = 0; at < letters.length; at += 400) {
      expect(
        await stateOf([monday], { person: personCalled(`x${letters.slice(at, at + 400).join('x')}x`) }),
      ).toBe('checked');
    }
  });

  test('with a mail of several lines, and a time without a zone (R-18.54)', async () => {
    const mail = `${'vorname-'.repeat(8)}@${'abteilung.'.repeat(9)}example`;
    expect(
      await stateOf(twoDays, { signature: { ...signature, mail, signedAt: '2026-12-01 08:15:00' } }),
    ).toBe('checked');
    expect(await stateOf(twoDays, { signature: { ...signature, mail: '', signedAt: 'gestern' } })).toBe(
      'checked',
    );
  });

  test('with receipts behind it, which are no part of it (R-18.55)', async () => {
    const receipt = await PDFDocument.create();
    for (const text of ['Datum / Unterschrift', '02.11.2026']) receipt.addPage([400, 400]).drawText(text);
    const file = receiptOf(await receipt.save());
    expect(await stateOf([...twoDays, rowWith({ amount: cents(1200), receipt: file })])).toBe('checked');
  });

  test('over many pages, of which tall rows go on on the next one (R-18.55)', async () => {
    const tall = (words: number) => Array.from({ length: words }, (_, n) => `Wort${n}`).join(' ');
    const rows = rowsOf(250, (index) => ({
      ...work(index),
      ...(index % 60 === 7 ? { activity: tall(1800) } : {}),
    }));
    const bytes = await sheetOf(rows, { period: { from: isoDate('2026-11-01'), to: isoDate('2027-12-31') } });
    expect((await readSheet(bytes)).printed.rows).toHaveLength(250);
    expect(await judgementOf(bytes)).toMatchObject({ state: 'checked' });
    expect(await stateOf([{ ...monday, activity: tall(900) }])).toBe('checked');
  });

  test('with cells that say what heads and labels say (R-18.55)', async () => {
    const words = {
      location: 'Summe',
      customer: 'Datum / Unterschrift',
      project: 'Betrag',
      activity: '03.11.2026',
    };
    const said = [
      { ...monday, ...words, receiptNumber: '8,50' },
      { ...tuesday, ...words, location: 'Datum' },
    ];
    expect(await stateOf(said)).toBe('checked');
  });

  test('on paper that is not at the origin, or turned (R-18.56)', async () => {
    const moved = await changed(await sheetOf(twoDays), (pdf) => {
      for (const page of pdf.getPages()) {
        page.translateContent(100, 50);
        page.setMediaBox(100, 50, page.getWidth(), page.getHeight());
      }
    });
    expect(await judgementOf(moved)).toMatchObject({ state: 'checked' });
    const turned = await changed(await sheetOf(twoDays), (pdf) => {
      for (const page of pdf.getPages()) {
        const { width, height } = page.getSize();
        const around = [
          [pushGraphicsState(), concatTransformationMatrix(0, 1, -1, 0, height, 0)],
          [popGraphicsState()],
        ].map((operators) => pdf.context.register(pdf.context.contentStream(operators)));
        page.node.normalize();
        if (around[0] && around[1]) page.node.wrapContentStreams(around[0], around[1]);
        page.setSize(height, width);
        page.setRotation(degrees(90));
      }
    });
    expect(await judgementOf(turned)).toMatchObject({ state: 'checked' });
  });
});
