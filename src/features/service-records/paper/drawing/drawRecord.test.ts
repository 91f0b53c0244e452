import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '@/domain/language';
import { RECORD_COLUMNS } from '@/domain/service-records/serviceRecord';
import { jpegFile } from '@/shared/pdf/testing/pictureFiles';
import { lineOf, misplaced, readPdf, textOf, textsOf } from '@/shared/pdf/testing/readPdf';
import { drawn, kessler, pagesOf, paperOf, recordRows, rowOf } from '../testing/records';

describe('a service record', () => {
  test.each([
    ['de', 'de-DE', 'Leistungsnachweis', 'Prüfsumme', (page: number) => `Seite ${page} von 3`],
    ['en', 'en-GB', 'Service record', 'Checksum', (page: number) => `Page ${page} of 3`],
  ] as const)(
    'in "%s" is A4 portrait; each page says which record it is of, and has its number (R-19.41)',
    async (language, locale, title, checksum, number) => {
      const { bytes, pages: count, fingerprint } = await drawn(paperOf(recordRows(60), { language }));
      const { pages, info } = await readPdf(bytes);
      expect(info).toMatchObject({ Title: title, Language: locale, Author: 'Jana Albrecht' });
      expect(count).toBe(3);
      const digits = (fingerprint ?? '').replace(/^(.{4})(.{4})(.{4}).*/u, '$1 $2 $3');
      for (const [index, page] of pages.entries()) {
        expect([page.width, page.height].map(Math.round)).toEqual([210, 297]);
        const foot = lineOf(page, checksum);
        expect(foot).toBe(
          `Nordfeld Software & Beratung GmbH · Hafenstieg 12, 20457 Hamburg JA-2026-005 · ${checksum} ${digits} ${number(index + 1)}`,
        );
        const text = textOf(page);
        for (const part of [title, 'JA-2026-005', 'Kessler Maschinenbau GmbH', '01.11.2026 – 20.11.2026'])
          expect(text).toContain(part);
      }
      expect(misplaced(pages)).toEqual([]);
    },
  );

  test('names customer with address, number, people, period, and the company with logo and links (R-19.42)', async () => {
    const rows = [rowOf(), rowOf({ person: 'Tobias Frick' }), rowOf()];
    const [page] = await pagesOf(paperOf(rows), { logo: jpegFile() });
    expect(lineOf(page, 'Nummer')).toBe('Kunde Kessler Maschinenbau GmbH Nummer JA-2026-005');
    expect(textOf(page)).toContain('Industriestraße 14, 86153 Augsburg');
    expect(lineOf(page, 'Zeitraum')).toBe(
      'Erbracht von Jana Albrecht, Tobias Frick Zeitraum 01.11.2026 – 20.11.2026',
    );
    expect(page?.pictures).toHaveLength(1);
    expect(page?.links).toContain('https://xing.example/nordfeld');
  });

  test('of hours of everyone without names names nobody (R-19.42)', async () => {
    const paper = paperOf([rowOf({ person: '' })], {}, { customerAddress: '' });
    expect(textOf((await pagesOf(paper))[0])).toContain('Erbracht von Jana Albrecht');
    const all = { ...paper, data: { ...paper.data, scope: 'all' } as const };
    const text = textOf((await pagesOf(all))[0]);
    expect(text).not.toContain('Erbracht von');
    expect(text).not.toContain('Jana Albrecht');
  });
});

describe('the rows', () => {
  test('by project have group heads with order number and sums; travel is never part of the hours (R-19.43)', async () => {
    const [page] = await pagesOf(paperOf(kessler.toReversed()));
    expect(lineOf(page, 'A-26-0311')).toBe('MES-Einführung Werk 2 Auftrag A-26-0311 3,00 33,50');
    expect(lineOf(page, 'A-26-0298')).toBe('Ersatzteil-Shop Auftrag A-26-0298 11,50');
    expect(lineOf(page, 'Summe')).toBe('Summe 3,00 45,00');
    const days = textsOf(page).filter((text) => /^\d\d\.11\.2026$/u.test(text));
    expect(days.map((day) => day.slice(0, 2))).toEqual(
      ['03', '13', '17'].concat(['02', '04', '05', '09', '12', '19']),
    );
  });

  test('of a group that goes on on the next page say so there; hours without a project have a name (R-19.43)', async () => {
    const rows = recordRows(60, (index) => ({ project: index < 40 ? 'MES' : '' }));
    const pages = await pagesOf(paperOf(rows));
    expect(lineOf(pages[1], 'MES')).toBe('MES Fortsetzung');
    expect(lineOf(pages[1], 'Ohne Projekt')).toBe('Ohne Projekt 90,00');
  });

  test('by date have the order numbers in the head, and a column for the project if there are several (R-19.44)', async () => {
    const [page] = await pagesOf(paperOf(kessler, { order: 'date' }));
    expect(lineOf(page, 'Auftrag')).toBe(
      'Auftrag A-26-0311 (MES-Einführung Werk 2), A-26-0298 (Ersatzteil-Shop)',
    );
    expect(lineOf(page, 'Preislogik')).toMatch(/^03\.11\.2026 Ersatzteil-Shop Preislogik/u);
    const days = textsOf(page).filter((text) => /^\d\d\.11\.2026$/u.test(text));
    expect(days).toEqual(days.toSorted());

    const [one] = await pagesOf(paperOf(kessler.slice(0, 6), { order: 'date' }));
    expect(lineOf(one, 'Auftrag')).toBe('Auftrag A-26-0311');
    expect(textsOf(one)).not.toContain('Projekt');
  });

  const TITLES = {
    de: ['Datum', 'Person', 'Tätigkeit', 'Ort', 'Reise', 'Stunden'],
    en: ['Date', 'Person', 'Description', 'Place', 'Travel', 'Hours'],
  } as const;

  test.each(LANGUAGES)(
    'have each set of columns, with date and hours always, and nothing overlaps (R-19.45)',
    async (language) => {
      for (let set = 0; set < 16; set += 1) {
        const columns = RECORD_COLUMNS.filter((_, index) => (set >> index) % 2 === 1);
        for (const order of ['date', 'project'] as const) {
          const [page] = await pagesOf(paperOf(kessler, { columns, order, language }));
          const [date, person, description, place, travel, hours] = TITLES[language];
          const titles = { person, description, place, travel };
          const shown = new Set(lineOf(page, hours).split(' '));
          shown.delete('Projekt');
          shown.delete('Project');
          expect([...shown]).toEqual([date, ...columns.map((key) => titles[key]), hours]);
          expect(textOf(page).includes('Homeoffice')).toBe(columns.includes('place'));
          expect(page ? misplaced([page]) : []).toEqual([]);
        }
      }
    },
  );

  test('have two decimals, with a point in English; a third one is printed if it was signed (R-19.46)', async () => {
    const rows = [rowOf({ hours: 1234.5, travel: 0.25 }), rowOf({ hours: 0.1 }), rowOf({ hours: 0.2 })];
    const german = textsOf((await pagesOf(paperOf(rows)))[0]);
    for (const text of ['1.234,50', '0,25', '0,10', '1.234,80']) expect(german).toContain(text);
    const english = textsOf((await pagesOf(paperOf(rows, { language: 'en' })))[0]);
    for (const text of ['1,234.50', '0.25', '0.10', '1,234.80', '02.11.2026'])
      expect(english).toContain(text);
    const fine = textsOf((await pagesOf(paperOf([rowOf({ hours: 0.125 }), rowOf({ hours: 1 })])))[0]);
    for (const text of ['0,125', '1,000', '1,125']) expect(fine).toContain(text);
  });
});

test('letters of names are printed or named, as on a sheet (R-19.50)', async () => {
  const rows = [rowOf({ person: 'Қожа', description: 'Łódź' }), rowOf({ description: '東京' })];
  const { bytes, flaws } = await drawn(paperOf(rows, { columns: ['person', 'description'] }));
  expect(flaws).toEqual([{ kind: 'letters', words: ['東京'] }]);
  expect(lineOf((await readPdf(bytes)).pages[0], 'Łódź')).toBe('02.11.2026 Қожа Łódź 4,50');
});
