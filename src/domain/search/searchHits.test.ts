import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { groupHits, hitKind, isCalled, isLongEnough, targetOf } from './searchHits';

test.each([
  ['', false],
  ['ab', false],
  [' ab ', false],
  ['abc', true],
  ['日本語', true],
  ['👩‍💻', true],
  ['🙂🙂', false],
])('the search text %j has more than 2 characters: %s (R-13.4)', (text, isLong) =>
  expect(isLongEnough(text)).toBe(isLong),
);

describe('where a search hit leads', () => {
  const pages = new Set(['/customer/12', '/planner/kanban/5', '/employee/a-b', '/work', '/customer/a%20b']);
  const lead = (route: string, link: string) => targetOf({ route, link }, (path) => pages.has(path));

  test.each([
    ['/customer/', '12', '/customer/12'],
    ['/customer', '12', '/customer/12'],
    ['/customer/', '/12', '/customer/12'],
    [' /customer/ ', '12?back=a:b', '/customer/12?back=a:b'],
    ['/customer//', '//12', '/customer/12'],
    ['', '/customer/12', '/customer/12'],
    ['/work', '', '/work'],
    ['/work/', ' ', '/work'],
    ['/planner/kanban/', '5?task=7', '/planner/kanban/5?task=7'],
    ['/employee/', 'a-b#x', '/employee/a-b#x'],
    ['/customer/', 'a b', '/customer/a%20b'],
    ['/x/', '../customer/12', '/customer/12'],
    ['customer', '12', '/customer/12'],
    ['planner/kanban/', '/5?task=7', '/planner/kanban/5?task=7'],
  ])('route %j followed by link %j is the page %s (R-24.148)', (route, link, path) =>
    expect(lead(route, link)).toEqual({ kind: 'page', path }),
  );

  test.each([
    ['/customer/', 'https://elsewhere.example/a', 'https://elsewhere.example/a'],
    ['', 'HTTP://elsewhere.example', 'http://elsewhere.example/'],
  ])('route %j followed by link %j opens the window %s', (route, link, url) =>
    expect(lead(route, link)).toEqual({ kind: 'window', url }),
  );

  test.each([
    ['/customer/', 'javascript:alert(1)'],
    ['/customer/', ' JavaScript:alert(1)'],
    ['/customer/', 'data:text/html,x'],
    ['javascript:', 'alert(1)'],
    ['https://elsewhere.example', 'a'],
    ['//elsewhere.example/', 'customer/12'],
    [String.raw`/\elsewhere.example`, 'customer/12'],
    ['/nowhere/', '12'],
    ['', ''],
    ['/customer/', 'http://'],
  ])('route %j followed by link %j is not followed', (route, link) =>
    expect(lead(route, link)).toEqual({ kind: 'none' }),
  );

  test('whatever the service sends, a hit leads out of the app only by http(s)', () => {
    const isInside = (route: string, link: string) => {
      const target = targetOf({ route, link }, () => true);
      if (target.kind === 'page') return /^\/(?!\/)/u.test(target.path);
      return target.kind === 'none' || /^https?:/u.test(target.url);
    };
    const outside = fc.check(fc.property(fc.string(), fc.string(), isInside)).counterexample;
    expect(outside).toBeNull();
  });
});

test('hits are grouped by kind, and unknown ones come last', () => {
  const hit = (type: string, name: string) => ({ kind: hitKind(type), type, name, link: '1', route: '/' });
  const hits = [hit('Invoice', 'a'), hit('employee', 'b'), hit(' Customer ', 'c'), hit('customer', 'd')];
  expect(groupHits(hits).map(({ kind, hits: [first] }) => [kind, first?.name])).toEqual([
    ['customer', 'c'],
    ['employee', 'b'],
    ['other', 'a'],
  ]);
});

test.each([
  ['New work record', '', true],
  ['New work record', ' ', true],
  ['New work record', 'new', true],
  ['New work record', 'rec NEW', true],
  ['Übersicht', 'uber', true],
  ['Übersicht', 'sicht', false],
  ['New work record', 'new x', false],
  ['MES-Einführung Werk 2', 'mes-einf', true],
  ['Kessler', '/', false],
  ['Übersicht', 'uebersicht', true],
  ['Uebersicht', 'über', true],
  ['Straßenbau Müller', 'mueller strass', true],
  ['Đorđe Isık', 'dorde isik', true],
])('%j is called %j: %s (R-15.34)', (words, text, isIt) => expect(isCalled(words, text)).toBe(isIt));
