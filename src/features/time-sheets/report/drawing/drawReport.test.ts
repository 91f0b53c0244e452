import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Cents, cents, centsOfEuros, sumCents } from '@/domain/money/money';
import type { TimeSheetRow } from '@/domain/sheets/timeSheet';
import { formatAmount } from '@/shared/pdf/printedFormats';
import { plainPng } from '@/shared/pdf/testing/pictureFiles';
import { type ReadPdf, readPdf, textOf } from '@/shared/pdf/testing/readPdf';
import { draw, personCalled, rowWith, rowsOf, work } from '../testing/reports';

async function read(...args: Parameters<typeof draw>): Promise<ReadPdf> {
  return readPdf((await draw(...args)).bytes);
}

describe('every page', () => {
  test('is A4 landscape, says which report it belongs to, and has its number (R-8.21)', async () => {
    const { pages } = await read(rowsOf(60, work));
    expect(pages.length).toBeGreaterThan(2);
    for (const [index, page] of pages.entries()) {
      expect(page.width).toBeCloseTo(297, 1);
      expect(page.height).toBeCloseTo(210, 1);
      expect(textOf(page)).toContain(`Seite ${index + 1} von ${pages.length}`);
      for (const part of [
        'Nordfeld GmbH',
        'Arbeitszeitnachweis',
        'Jana Albrecht',
        '01.11.2026 – 30.11.2026',
      ]) {
        expect(textOf(page)).toContain(part);
      }
    }
  });

  test('has the configured logo without distortion; the first page also has the address and the links (R-8.23)', async () => {
    const company = {
      name: 'Kesselhaus AG',
      address: 'Am Markt 1, 04109 Leipzig',
      logo: '/logo.png',
      links: [
        { network: 'Xing', url: 'https://www.xing.com/pages/kesselhaus' },
        { network: 'Twitter', url: 'https://twitter.com/kesselhaus' },
      ],
    } as const;
    const { pages } = await read(rowsOf(30, work), { company, logo: plainPng(300, 100) });
    for (const { pictures } of pages) {
      expect(pictures).toHaveLength(1);
      expect((pictures[0]?.width ?? 0) / (pictures[0]?.height ?? 1)).toBeCloseTo(3, 3);
    }
    const [first] = pages;
    expect(textOf(first)).toContain('Am Markt 1, 04109 Leipzig');
    expect(textOf(first)).toContain('Xing: xing.com/pages/kesselhaus');
    expect(first?.links).toEqual(['https://www.xing.com/pages/kesselhaus', 'https://twitter.com/kesselhaus']);
  });

  test('has the drawn mark if the logo cannot be read, and the outcome says so', async () => {
    const { flaws } = await draw([], { logo: new Uint8Array([1, 2, 3]) });
    expect(flaws).toEqual([{ kind: 'logo' }]);
  });
});

test('the metadata have title, author with every letter, language and date (R-8.22)', async () => {
  const { info } = await read([], { person: personCalled('Łucja Özgür (Δ)') });
  expect(info).toMatchObject({
    Title: 'Timesheet',
    Author: 'Łucja Özgür (Δ)',
    Subject: 'Arbeitszeitnachweis 01.11.2026 – 30.11.2026',
    Language: 'de-DE',
  });
  expect(info['CreationDate']).toMatch(/^D:20261201091500\+01'00/u);
});

describe('the sums of a report', () => {
  const lastTexts = async (rows: readonly TimeSheetRow[]) => textOf((await read(rows)).pages.at(-1));

  test('of 0,1 and 0,2 print 0,30', async () => {
    const rows = [0.1, 0.2].map((value) =>
      rowWith({ hours: value, amount: centsOfEuros(value), foodAllowance: centsOfEuros(value) }),
    );
    const text = await lastTexts(rows);
    expect(text).toMatch(/Summe 0,30 0,00 0 0,30 0,30/u);
    expect(text).toContain('Erstattung Auslagen 0,30 EUR Verpflegungsmehraufwand 0,30 EUR Gesamt 0,60 EUR');
  });

  test('match those of the data (R-8.25)', async () => {
    const amount = fc.integer({ min: -5_000_000, max: 50_000_000 }).map(cents);
    const row = fc.record({
      hours: fc.integer({ min: 0, max: 96 }).map((quarters) => quarters / 4),
      amount: fc.option(amount),
      foodAllowance: fc.option(amount),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 8 }), async (fields) => {
        const text = await lastTexts(fields.map((one) => rowWith(one)));
        const total = (values: readonly (Cents | null)[]) =>
          sumCents(values.map((value) => value ?? cents(0)));
        const expenses = total(fields.map((one) => one.amount));
        const food = total(fields.map((one) => one.foodAllowance));
        const quarters = fields.reduce((sum, { hours }) => sum + hours * 4, 0);
        expect(text).toContain(`Summe ${formatAmount(cents(quarters * 25))} 0,00 0 `);
        expect(text).toContain(`${formatAmount(food)} ${formatAmount(expenses)} Erstattung`);
        expect(text).toContain(`Erstattung Auslagen ${formatAmount(expenses)} EUR`);
        expect(text).toContain(`Verpflegungsmehraufwand ${formatAmount(food)} EUR`);
        expect(text).toContain(`Gesamt ${formatAmount(cents(expenses + food))} EUR`);
      }),
      { numRuns: 20 },
    );
  });
});

test('progress grows from row to row and ends at 1', async () => {
  const shares: number[] = [];
  await draw(rowsOf(50, work), {}, (share) => shares.push(share));
  expect(shares.toSorted((a, b) => a - b)).toEqual(shares);
  expect(shares.at(-1)).toBe(1);
});

test('progress without any row is a number, too', async () => {
  const shares: number[] = [];
  await draw([], {}, (share) => shares.push(share));
  expect(shares.filter((share) => !(share >= 0 && share <= 1))).toEqual([]);
  expect(shares.at(-1)).toBe(1);
});
