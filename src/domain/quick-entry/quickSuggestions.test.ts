import { describe, expect, test } from 'vitest';
import { isoDate } from '../time/period';
import { type QuickContext, parseQuickEntry } from './quickEntry';
import { indexNames } from './quickNames';
import { quickSuggestions } from './quickSuggestions';

const kessler = { id: 1, name: 'Kessler Maschinenbau GmbH' };
const shop = { id: 11, name: 'Ersatzteil-Shop' };
const mes = { id: 12, name: 'MES-Einführung' };
const context: QuickContext = {
  today: isoDate('2026-11-20'),
  language: 'de',
  hoursStep: 0.5,
  customers: indexNames([kessler, { id: 2, name: 'Kesselbau Nord AG' }]),
  projectsOf: ({ id }) => (id === 1 ? indexNames([shop, mes]) : null),
  knownProjects: indexNames([]),
  customerOf: () => null,
};
const written = (description: string, projectName = shop.name) => ({
  customerName: kessler.name,
  projectName,
  description,
});
const offered = (text: string, more: readonly ReturnType<typeof written>[] = []) =>
  quickSuggestions(text, parseQuickEntry(text, context), context, {
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
    expect(parseQuickEntry(lines('')[0] ?? '', context)).toMatchObject({ customer: kessler, project: shop });
  });

  test('if several customers are possible, each is offered with its whole name, in its place', () => {
    expect(lines('2h kess Call')).toEqual([
      '2h Kessler Maschinenbau GmbH Call ',
      '2h Kesselbau Nord AG Call ',
    ]);
  });

  test('a customer alone offers its projects', () => {
    expect(lines('2h Kessler')).toEqual(['2h Kessler Ersatzteil-Shop ', '2h Kessler MES-Einführung ']);
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
