import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { type QuickContext, parseQuickEntry } from './quickEntry';
import { indexNames } from './quickNames';
import { quickSuggestions } from './quickSuggestions';

const kessler = { id: 1, name: 'Kessler Maschinenbau GmbH' };
const shop = { id: 11, name: 'Ersatzteil-Shop' };
const store = { id: 13, name: 'Ersatzteil-Lager' };
const mes = { id: 12, name: 'MES-Einführung' };
const context = (): QuickContext => ({
  today: isoDate('2026-11-20'),
  language: 'de',
  hoursStep: 0.5,
  customers: indexNames([kessler, { id: 2, name: 'Kesselbau Nord AG' }]),
  projectsOf: ({ id }) => (id === 1 ? indexNames([shop, store, mes]) : null),
  knownProjects: indexNames([]),
  customerOf: () => null,
});
const written = (description: string, projectName = shop.name, customerName = kessler.name) => ({
  customerName,
  projectName,
  description,
});
const offered = (text: string, more: readonly ReturnType<typeof written>[] = []) =>
  quickSuggestions(text, parseQuickEntry(text, context()), context(), {
    pairs: [{ customer: kessler, project: shop, description: 'Lasttest' }],
    written: more,
    projects: [shop, mes],
  });
const lines = (...args: Parameters<typeof offered>) => offered(...args).map(({ line }) => line);

describe('what quick entry offers', () => {
  test('an empty line offers the pairs that were booked last', () => {
    expect(offered(' ')).toEqual([
      {
        kind: 'recent',
        label: 'Kessler Maschinenbau GmbH · Ersatzteil-Shop',
        detail: 'Lasttest',
        line: 'Kessler Maschinenbau GmbH Ersatzteil-Shop ',
      },
    ]);
    expect(parseQuickEntry(lines('')[0] ?? '', context())).toMatchObject({
      customer: kessler,
      project: shop,
    });
  });

  test('a pair without a project is its customer, and eight pairs are offered (R-6.7)', () => {
    const pairs = Array.from({ length: 9 }, (_, id) => ({
      customer: { id, name: `Kunde ${id}` },
      project: null,
      description: '',
    }));
    const recent = quickSuggestions('', parseQuickEntry('', context()), context(), {
      pairs,
      written: [],
      projects: [],
    });
    expect(recent).toHaveLength(8);
    expect(recent[0]).toEqual({ kind: 'recent', label: 'Kunde 0', detail: '', line: 'Kunde 0 ' });
  });

  test('if several customers are possible, each is offered with its whole name, in its place', () => {
    expect(lines('2h kess Call')).toEqual([
      '2h Kessler Maschinenbau GmbH Call ',
      '2h Kesselbau Nord AG Call ',
    ]);
  });

  test('a customer alone offers its projects', () => {
    expect(lines('2h Kessler')).toEqual(['2h Kessler Ersatzteil-Shop ', '2h Kessler MES-Einführung ']);
    expect(lines(' 2h Kessler gestern')[0]).toBe('2h Kessler Ersatzteil-Shop gestern ');
    expect(offered('2h Kessler')[0]).toMatchObject({ kind: 'project', label: shop.name, detail: '' });
  });

  test('if several projects are possible, each is offered in its place (R-6.7)', () => {
    expect(lines('2h Maschinenbau Ersatz Call')).toEqual([
      '2h Maschinenbau Ersatzteil-Shop Call ',
      '2h Maschinenbau Ersatzteil-Lager Call ',
    ]);
  });

  test('with a project, or without a customer, no project is offered (R-6.7)', () => {
    expect([lines('2h Kessler Shop'), lines('2h'), lines('2h x')]).toEqual([[], [], []]);
    expect(lines('2h kess ')).toEqual(['2h Kessler Maschinenbau GmbH ', '2h Kesselbau Nord AG ']);
  });

  test('six names at most are offered (R-6.7)', () => {
    const projects = Array.from({ length: 7 }, (_, id) => ({ id, name: `Projekt ${id}` }));
    const found = quickSuggestions('2h Kessler', parseQuickEntry('2h Kessler', context()), context(), {
      pairs: [],
      written: [],
      projects,
    });
    expect(found.map(({ label }) => label)).toEqual(projects.slice(0, 6).map(({ name }) => name));
  });

  test('earlier descriptions contain what is typed and differ from it, six at most (R-6.7)', () => {
    const many = Array.from({ length: 7 }, (_, at) => written(`Lasttest ${at}`));
    expect(lines('2h Kessler Shop test', many)).toHaveLength(6);
    expect(lines('2h Kessler Shop Plan', many)).toEqual([]);
    expect(lines('2h Kessler Shop Lasttest 3', many)).toEqual([]);
    expect(offered('2h Kessler Shop last', many)[0]).toEqual({
      kind: 'text',
      label: 'Lasttest 0',
      detail: 'Kessler Maschinenbau GmbH · Ersatzteil-Shop',
      line: '2h Kessler Shop Lasttest 0',
    });
    expect(lines('2h Kessler Shop sag', [written('sagte "heute"')])).toEqual([
      '2h Kessler Shop "sagte heute"',
    ]);
  });

  test('those of the customer come first, without a customer they keep their order (R-6.7)', () => {
    const earlier = [written('Last A', '', 'Hansen'), written('Last B', ''), written('Last C', mes.name)];
    const labels = (text: string) => offered(text, earlier).map(({ label, detail }) => `${label}, ${detail}`);
    const [hansen, none, ofMes] = [
      'Last A, Hansen',
      `Last B, ${kessler.name}`,
      `Last C, ${kessler.name} · MES-Einführung`,
    ];
    expect(labels('2h Maschinenbau last')).toEqual([none, ofMes, hansen]);
    expect(labels('2h Maschinenbau MES last')).toEqual([ofMes, hansen, none]);
    expect(labels('2h last')).toEqual([hansen, none, ofMes]);
  });

  test('earlier descriptions are offered from two letters on, those of the pair first, each once, in quotes if needed', () => {
    const earlier = [written('Last gestern', 'MES-Einführung'), written('Lasttest'), written('Lasttest')];
    expect(lines('2h Kessler Shop L', earlier)).toEqual([]);
    expect(lines('2h Kessler Shop la', earlier)).toEqual([
      '2h Kessler Shop Lasttest',
      '2h Kessler Shop "Last gestern"',
    ]);
  });
});
