import { expect, test } from 'vitest';
import { MILEAGE, counted, elevenPeople, settings } from '@/domain/payroll/payroll.fixture';
import { payrollLines, wageTypeSums } from '@/domain/payroll/payrollLines';
import { isoDate, monthOfDay } from '@/domain/time/period';
import { fonts } from '@/shared/pdf/testing/fonts';
import { lineOf, misplaced, readPdf, textOf, textsOf } from '@/shared/pdf/testing/readPdf';
import { type CoverInput, drawCover } from './drawCover';

const fingerprint = 'bbebd862b0968a73cf01bbef78165772141b334c4d0f7ac2285e5e3779b26c7e';

/** A cover sheet of these people, all of whom have signed. */
function coverOf(all: typeof elevenPeople, changes: Partial<CoverInput> = {}): CoverInput {
  return {
    month: monthOfDay(isoDate('2026-10-01')),
    file: 'lodas_10-2026.txt',
    sums: wageTypeSums(payrollLines(all, settings, MILEAGE)),
    people: all.map(({ person: { name, number }, values }) => ({
      name,
      number,
      values,
      state: 'unterschrieben 02.11.',
      fingerprints: [fingerprint],
    })),
    company: { name: 'Nordfeld GmbH', address: 'Hafenstraße 1, 86150 Augsburg', logo: null, links: [] },
    logo: null,
    createdAt: new Date('2026-11-04T09:00:00Z'),
    ...changes,
  };
}

async function drawn(input: CoverInput) {
  const { bytes, pages, flaws } = await drawCover(input, fonts);
  const pdf = await readPdf(bytes);
  expect(pdf.pages).toHaveLength(pages);
  return { ...pdf, flaws };
}

test('a cover sheet has the sums and lines of each wage type, and the people with values, state and fingerprints (R-18.80)', async () => {
  const [page, ...others] = (await drawn(coverOf(elevenPeople))).pages;
  expect(others).toEqual([]);
  const says = (part: string) => lineOf(page, part);
  expect(textOf(page)).toContain('Begleitblatt Lohnmonat Oktober 2026 zur Datei lodas_10-2026.txt');
  expect(says('Arbeitsstunden')).toBe('200 Arbeitsstunden 11 1.683,50 h');
  expect(says('Kilometer')).toBe('850 Kilometer 9 684,00 €');
  expect(says('47')).toBe('Summe 47');
  expect(says('Anke Petersen')).toBe(
    '26 Anke Petersen 46,00 – – – 12,50 unterschrieben 02.11. bbeb d862 b096',
  );
  expect(says('2.280')).toBe('Summe 1.683,50 84,50 2.280 384,00 544,30');
  expect(textOf(page)).toContain('Er ist kein Siegel.');
  expect(misplaced([page].flatMap((one) => one ?? []))).toEqual([]);
});

test('people who do not count have no values, and several sheets each their fingerprint (R-18.80)', async () => {
  const input = coverOf(elevenPeople.slice(0, 1));
  const [jana] = input.people;
  if (!jana) throw new Error('nobody');
  const { pages } = await drawn({
    ...input,
    sums: [],
    people: [
      { ...jana, fingerprints: [fingerprint, fingerprint.toUpperCase()] },
      { ...jana, name: 'Ömer Strauß', values: null, state: 'weggelassen', fingerprints: [] },
    ],
  });
  const [page] = pages;
  expect(lineOf(page, 'Ömer')).toBe('101 Ömer Strauß – – – – – weggelassen');
  expect(textsOf(page)).toEqual(expect.arrayContaining(['bbeb d862 b096', 'BBEB D862 B096']));
  expect(lineOf(page, 'Summe')).toBe('Summe 181,00 9,50 124 48,00 132,80');
  expect(textOf(page)).not.toContain('Lohnart');
});

test('of many people goes on on further pages, each with head, foot and the heads of the columns (R-18.81)', async () => {
  const many = Array.from({ length: 200 }, (_, at) => elevenPeople[at % elevenPeople.length]).flatMap(
    (one) => one ?? [],
  );
  const { pages } = await drawn(coverOf(many));
  expect(pages.length).toBeGreaterThan(4);
  for (const [at, page] of pages.entries()) {
    expect(textsOf(page)).toContain(`Seite ${at + 1} von ${pages.length}`);
    expect(textsOf(page)).toContain('Fingerabdruck');
  }
  expect(misplaced(pages)).toEqual([]);
  const named = pages.flatMap((page) => textsOf(page).filter((text) => text === 'Mehmet Yıldız'));
  expect(named).toHaveLength(many.filter(({ person }) => person.name === 'Mehmet Yıldız').length);
  expect(textOf(pages.at(-1))).toContain('Er ist kein Siegel.');
});

test('letters that the fonts lack are replaced and named (R-18.82)', async () => {
  const { pages, flaws } = await drawn(coverOf([counted('Li 李明', '101', { hours: 8 })]));
  expect(flaws).toEqual([{ kind: 'letters', words: ['李明'] }]);
  expect(textOf(pages[0])).toContain('Li ');
});

test('thousandths and large amounts have room (R-18.81)', async () => {
  const values = { hours: 181.125, travel: 743.5, km: 12_345.5, food: 123_456_789, expenses: -1250 };
  const { pages } = await drawn(coverOf([counted('Jana Albrecht', '101', values)]));
  expect(lineOf(pages[0], 'Jana')).toMatch(/181,125 743,500? 12\.345,5 1\.234\.567,89 -12,50/u);
  expect(misplaced(pages)).toEqual([]);
});
