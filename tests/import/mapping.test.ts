import { describe, expect, test } from 'vitest';
import { keptLinesAfter, mappingLines } from '@/domain/import/mapping';
import { isoDate } from '@/domain/time/period';
import { mappingFacts, pair, read, recordsOf } from './importFile';

const kessler = 'Kessler Maschinenbau GmbH';

describe('where rows go', () => {
  const facts = { ...mappingFacts, recorded: [] };
  const linesOf = async (names: readonly string[], more: Partial<typeof mappingFacts> = {}) => {
    const rows = names.map((name, at) => `${at + 1}.11.26;1:00;t;${name}`);
    const { rows: all } = await read(['Datum;Dauer;Beschreibung;Kunde;Projekt', ...rows].join('\n'));
    return mappingLines(all, { ...facts, ...more });
  };
  const said = async (...args: Parameters<typeof linesOf>) =>
    (await linesOf(...args)).map(({ place, from, unplaced }) => [
      place === 'left-out' ? place : [place.customerName, place.projectName].filter(Boolean).join(' · '),
      from,
      unplaced,
    ]);

  test.each([
    ['Kessler Maschinenbau GmbH;Ersatzteil-Shop', `${kessler} · Ersatzteil-Shop`, 'equal', ''],
    ['kessler maschinenbau;ersatzteil shop', `${kessler} · Ersatzteil-Shop`, 'equal', ''],
    ['HANSEN SÖHNE SPEDITION;Tourenplanung', 'Hansen & Söhne Spedition · Tourenplanung', 'equal', ''],
    ['Molkerei Grunthal e.G.;', 'Molkerei Grünthal eG', 'equal', ''],
    ['Kessler;Ersatzteil-Shop', `${kessler} · Ersatzteil-Shop`, 'words', ''],
    ['Hansen Spedition;Tourenplanung', 'Hansen & Söhne Spedition · Tourenplanung', 'words', ''],
    ['Kessler Maschinenbau GmbH;MES Werk 2', `${kessler} · MES-Einführung Werk 2`, 'words', ''],
    ['Kessler;Retrofit Linie 5', kessler, 'words', 'Retrofit Linie 5'],
    ['Privat;Steuer', '', null, 'Privat · Steuer'],
    [';Steuer', '', null, 'Steuer'],
    [';', '', null, ''],
    ['GmbH;', '', null, 'GmbH'],
  ])('%s is suggested as %s (R-20.24)', async (names, place, from, unplaced) => {
    expect(await said([names])).toEqual([[place, from, unplaced]]);
  });

  test('a name that fits two is not guessed (R-20.24)', async () => {
    const customers = [
      { id: 1, name: 'Werk Nord' },
      { id: 2, name: 'Werk Süd' },
    ];
    expect(await said(['Werk;'], { customers })).toEqual([['', null, 'Werk']]);
    expect(
      await said(['Werk Nord;'], { customers: [...customers, { id: 3, name: 'Werk Nord GmbH' }] }),
    ).toEqual([['', null, 'Werk Nord']]);
  });

  test('without a client, the only recorded pair with that project is suggested (R-20.24)', async () => {
    const shop = pair(kessler, 'Ersatzteil-Shop');
    expect(await said([';ersatzteil-shop'], { recorded: [shop, shop] })).toEqual([
      [`${kessler} · Ersatzteil-Shop`, 'recorded', ''],
    ]);
    expect(await said([';Ersatzteil-Shop'], { recorded: [shop, pair('Other', 'Ersatzteil-Shop')] })).toEqual([
      ['', null, 'Ersatzteil-Shop'],
    ]);
  });

  test('open lines are on top, then those with most hours (R-20.25)', async () => {
    const lines = await linesOf([
      'Kessler;Ersatzteil-Shop',
      'Stadtwerke Lindenau;Netzleitstelle',
      'Stadtwerke Lindenau;Netzleitstelle',
      'Privat;Steuer',
    ]);
    expect(lines.map(({ client, rows, seconds, isOpen }) => [client, rows, seconds, isOpen])).toEqual([
      ['Privat', 1, 3600, true],
      ['Stadtwerke Lindenau', 2, 7200, false],
      ['Kessler', 1, 3600, false],
    ]);
  });

  test('a chosen customer serves the other open lines of its client (R-20.25)', async () => {
    const names = ['KMB;Ersatzteil-Shop', 'KMB;Retrofit', 'Privat;Steuer'];
    const [first] = await linesOf(names);
    const chosen = new Map([[first?.key ?? '', { place: pair(kessler), isProjectOpen: true } as const]]);
    expect(await said(names, { chosen })).toEqual([
      [kessler, 'chosen', 'Retrofit'],
      ['', null, 'Privat · Steuer'],
      [`${kessler} · Ersatzteil-Shop`, 'chosen', ''],
    ]);
  });

  test('a choice closes a line, and what is left out makes no record (R-20.25)', async () => {
    const names = ['Kessler;Retrofit Linie 5', 'Privat;Steuer'];
    const [retrofit, tax] = await linesOf(names);
    const chosen = new Map([
      [retrofit?.key ?? '', { place: pair(kessler) }],
      [tax?.key ?? '', { place: 'left-out' } as const],
    ]);
    expect(await said(names, { chosen })).toEqual([
      [kessler, 'chosen', ''],
      ['left-out', 'chosen', ''],
    ]);
    const text = `Datum;Dauer;Beschreibung;Kunde;Projekt\n2.11.26;1:00;own;${kessler};\n2.11.26;1:00;tax;Privat;Steuer`;
    const { records, leftOut } = recordsOf(await read(text), {}, { chosen });
    expect(records.map((record) => record.text)).toEqual(['own']);
    expect(leftOut.map(({ problem }) => problem)).toEqual([{ code: 'line-left-out' }]);
  });

  test('what was taken over before is kept, 500 lines, unless its customer is gone (R-20.26)', async () => {
    const today = isoDate('2026-11-20');
    const lines = await linesOf(['Kessler;Ersatzteil-Shop', 'Privat;Steuer', ';']);
    const old = Array.from(
      { length: 500 },
      (_, at) => ({ client: `c${at}`, project: '', place: 'left-out', on: today }) as const,
    );
    const kept = keptLinesAfter(lines, old, today);
    const own = { client: 'Kessler', project: 'Ersatzteil-Shop', on: today };
    expect(kept).toHaveLength(500);
    expect(kept[0]).toEqual({
      client: 'Kessler',
      project: 'Ersatzteil-Shop',
      place: pair(kessler, 'Ersatzteil-Shop'),
      on: today,
    });
    expect(keptLinesAfter(lines, kept, today)).toHaveLength(500);
    const [again] = await linesOf(['KESSLER;ersatzteil-shop'], {
      kept: [{ ...own, place: pair(kessler, 'Wartungsplanung mobil') }],
    });
    expect(again).toMatchObject({
      from: 'kept',
      keptOn: today,
      place: { projectName: 'Wartungsplanung mobil' },
    });
    const gone = await said(['Kessler;Ersatzteil-Shop'], {
      kept: [{ ...own, place: pair('Gone', 'Shop') }],
    });
    expect(gone).toEqual([[`${kessler} · Ersatzteil-Shop`, 'words', '']]);
  });
});
