import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { ServiceRecordPaper, ServiceRow } from '@/domain/service-records/serviceRecord';
import { dataUrl, signaturePng } from '@/shared/pdf/testing/pictureFiles';
import { findText, lineOf, misplaced, readPdf, textOf, textsOf } from '@/shared/pdf/testing/readPdf';
import { bothSigned, drawn, kessler, pagesOf, paperOf, recordRows, rowOf } from '../testing/records';

describe('the total and both signatures', () => {
  const word = fc.constantFrom('Schulung', 'Abnahme', 'SAP–MES', 'Donaudampfschifffahrt', 'ä');
  const description = fc.oneof(
    fc.array(word, { maxLength: 12 }),
    fc.array(word, { minLength: 100, maxLength: 900 }),
  );

  /** What the pages of a record say about where rows, total and signatures are. */
  async function layoutOf(paper: ServiceRecordPaper) {
    const pages = await pagesOf(paper);
    const last = pages.at(-1);
    const total = findText(last, 'Summe').y;
    const [left, right] = ['Jana Albrecht', 'Name, Datum, Unterschrift'].map(
      (part) => last?.texts.findLast(({ text }) => text === part)?.y,
    );
    return {
      rows: pages.flatMap((page) => textsOf(page).filter((text) => /^#\d+$/u.test(text))),
      heads: new Set(pages.map((page) => lineOf(page, 'Stunden'))),
      isTotalWithRow: last?.texts.some(({ text, y }) => /^\d\d\.\d\d\.\d{4}$/u.test(text) && y < total),
      areSignaturesBeside: left === right && (left ?? 0) > total,
      isAllAboveFoot: pages.every(({ texts }) => texts.every(({ y }) => y < 280 || y > 287)),
      overlaps: misplaced(pages),
    };
  }
  const well = (rows: readonly ServiceRow[]) => ({
    rows: rows.map(({ place }) => place),
    heads: new Set(['Datum Tätigkeit Ort Reise Stunden']),
    isTotalWithRow: true,
    areSignaturesBeside: true,
    isAllAboveFoot: true,
    overlaps: [],
  });
  const signatures = bothSigned.slice(0, 1);

  test('are never alone on a page, for 1 to 60 rows (R-19.47)', async () => {
    for (let count = 1; count <= 60; count += 1) {
      const rows = recordRows(count, (index) => ({ place: `#${index}` }));
      expect(await layoutOf(paperOf(rows, {}, { signatures }))).toEqual(well(rows));
    }
  });

  test('are never alone on a page, for rows of many sizes (R-19.47)', async () => {
    const texts = fc.array(description, { minLength: 1, maxLength: 12 });
    await fc.assert(
      fc.asyncProperty(texts, fc.constantFrom('date', 'project'), async (all, order) => {
        const rows = all.map((words, index) => rowOf({ description: words.join(' '), place: `#${index}` }));
        expect(await layoutOf(paperOf(rows, { order }, { signatures }))).toEqual(well(rows));
      }),
      { numRuns: 25 },
    );
  });

  test.each([
    ['de', '20.11.2026, 15:41 Uhr MEZ', '20.11.2026, 15:43 Uhr MEZ'],
    ['en', '20.11.2026, 15:41 CET', '20.11.2026, 15:43 CET'],
  ] as const)(
    'in "%s": each is 60 by 30 mm on its line, with name and moment of the company’s clock (R-19.48)',
    async (language, ours, theirs) => {
      const { bytes, flaws } = await drawn(paperOf(kessler, { language }, { signatures: bothSigned }));
      const [page] = (await readPdf(bytes)).pages;
      expect(flaws).toEqual([]);
      expect(page?.pictures).toHaveLength(2);
      for (const [index, [name, moment]] of [
        ['Jana Albrecht', ours],
        ['Sabine Thoma', theirs],
      ].entries()) {
        const picture = page?.pictures[index];
        expect(picture?.width).toBeCloseTo(60, 2);
        expect(picture?.height).toBeCloseTo(30, 2);
        const written = page?.texts.findLast(({ text }) => text === name);
        expect(written?.x).toBeCloseTo(picture?.x ?? 0, 1);
        expect((written?.y ?? 0) - (picture?.y ?? 0) - 30).toBeLessThan(6);
        expect(findText(page, moment ?? '').y).toBeGreaterThan(written?.y ?? 0);
      }
      const side = { de: 'Für', en: 'For' }[language];
      expect(lineOf(page, `${side} Kessler`)).toBe(
        `${side} Nordfeld Software & Beratung GmbH ${side} Kessler Maschinenbau GmbH`,
      );
    },
  );

  test('that are missing have a line for a pen, whichever side signed first (R-19.49)', async () => {
    const pen = async (language: 'de' | 'en', given: typeof bothSigned) => {
      const [page] = await pagesOf(paperOf(kessler, { language }, { signatures: given }));
      return page?.texts
        .filter(({ text }) => text.startsWith('Name, '))
        .map(({ text, x }) => `${text} ${x > 100}`);
    };
    expect(await pen('de', [])).toEqual([
      'Name, Datum, Unterschrift false',
      'Name, Datum, Unterschrift true',
    ]);
    expect(await pen('en', bothSigned.slice(1))).toEqual(['Name, date, signature false']);
    expect(await pen('en', bothSigned.toReversed())).toEqual([]);
  });

  test('of which a picture cannot be read say so, with name and moment (R-19.49)', async () => {
    const image = dataUrl(signaturePng(90, 30).subarray(0, 70));
    const unreadable = bothSigned.map(({ side, name, at, typed }) => ({ side, name, at, typed, image }));
    const { bytes, flaws } = await drawn(paperOf(kessler, {}, { signatures: unreadable }));
    expect(flaws).toEqual([{ kind: 'signature' }]);
    const text = textOf((await readPdf(bytes)).pages[0]);
    expect(text).toContain('Die Unterschrift ist nicht lesbar.');
    expect(text).toContain('Sabine Thoma 20.11.2026, 15:43 Uhr MEZ');
  });
});
