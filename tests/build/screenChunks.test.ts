import { expect, it } from 'vitest';
import { planChunks } from './screenChunks.ts';

const LARGE = 100_000;

/** A project of modules in one folder: what each imports, and its size. */
function planOf(
  modules: Readonly<Record<string, readonly [readonly string[], number?]>>,
  screens: Readonly<Record<string, readonly string[]>>,
  rare?: string,
) {
  const find = (id: string) => {
    const found = modules[id.replace('/p/', '')];
    return found && { imports: found[0].map((name) => `/p/${name}`), size: found[1] ?? LARGE };
  };
  const asked = Object.entries(screens).map(([name, list]) => {
    const screen = { name, modules: list };
    return name === rare ? Object.assign(screen, { isRare: true as const }) : screen;
  });
  return Object.fromEntries(planChunks(asked, '/p', find, '/p/main'));
}

it('puts what the same screens need into one file (R-1.70)', () => {
  const plan = planOf(
    { main: [[]], work: [['list', 'hours']], costs: [['list']], list: [['row']], row: [[]], hours: [[]] },
    { work: ['work'], costs: ['costs'] },
  );
  expect(plan).toEqual({
    '/p/work': 'work',
    '/p/hours': 'work',
    '/p/costs': 'costs',
    '/p/list': 'work-costs',
    '/p/row': 'work-costs',
  });
});

it('puts what would make a small file into that of more screens, with all that it imports (R-1.70)', () => {
  const plan = planOf(
    {
      main: [[]],
      work: [['icon', 'shell']],
      costs: [['icon', 'shell']],
      board: [['shell', 'card']],
      icon: [['card'], 300],
      card: [[], 500],
      shell: [[]],
    },
    { work: ['work'], costs: ['costs'], board: ['board'] },
  );
  expect(plan).toMatchObject({ '/p/icon': '3-screens', '/p/card': '3-screens', '/p/shell': '3-screens' });
});

it('lets a small file join the one that spares a request, not the one of most screens (R-1.70)', () => {
  const plan = planOf(
    {
      main: [[]],
      person: [['face', 'edit']],
      people: [['face', 'card']],
      profile: [['edit', 'card']],
      board: [['edit']],
      face: [[], 900],
      card: [[], 1000],
      edit: [[]],
    },
    { person: ['person'], people: ['people'], profile: ['profile'], board: ['board'] },
  );
  // The profile reads 900 characters in vain, and the board nothing.
  expect(plan).toMatchObject({ '/p/face': '3-screens', '/p/card': '3-screens', '/p/edit': '3-screens-b' });
});

it('leaves a small file alone where a screen would read more in vain than a request costs (R-1.70)', () => {
  const plan = planOf(
    {
      main: [[]],
      work: [['list', 'hours']],
      costs: [['list', 'hours']],
      board: [['hours', 'shell']],
      month: [['shell']],
      list: [[], 2000],
      hours: [[]],
      shell: [[]],
    },
    { work: ['work'], costs: ['costs'], board: ['board'], month: ['month'] },
  );
  expect(plan).toMatchObject({ '/p/list': '3-screens', '/p/hours': '3-screens', '/p/shell': 'board-month' });
  const apart = planOf(
    {
      main: [[]],
      work: [['hours']],
      costs: [['hours', 'shell']],
      board: [['shell']],
      hours: [[], 200],
      shell: [[]],
    },
    { work: ['work'], costs: ['costs'], board: ['board'] },
  );
  expect(apart).toMatchObject({ '/p/hours': 'work-costs', '/p/shell': 'costs-board' });
});

it('leaves out what the page’s own modules import, because the page has all of it that anybody uses (R-1.70)', () => {
  const plan = planOf(
    { main: [['library']], library: [['part']], part: [[]], work: [['library', 'row']], row: [[]] },
    { work: ['work'] },
  );
  expect(plan).toEqual({ '/p/work': 'work', '/p/row': 'work' });
});

it('gives the sign-in form nothing of the screens behind it, and each language its texts (R-1.70)', () => {
  const plan = planOf(
    {
      main: [[]],
      work: [['small']],
      costs: [['small']],
      small: [[], 100],
      common: [[], 100],
      'de.json': [[]],
      'en.json': [[]],
    },
    { 'sign-in': ['common'], work: ['work', 'common', '{language}.json'], costs: ['costs', 'common'] },
  );
  expect(plan['/p/small']).toBe('work-costs');
  expect(plan['/p/common']).toBe('3-screens');
  expect([plan['/p/de.json'], plan['/p/en.json']]).toEqual(['texts-de-work', 'texts-en-work']);
});

it('puts what the sign-in form shares with other screens into one file, and the rest of it into its own (R-1.70)', () => {
  const plan = planOf(
    {
      main: [[]],
      form: [['field', 'icon']],
      work: [['field', 'icon']],
      costs: [['icon']],
      field: [[], 300],
      icon: [[], 200],
    },
    { 'sign-in': ['form'], work: ['work'], costs: ['costs'] },
  );
  expect(plan).toMatchObject({ '/p/form': 'sign-in', '/p/field': '3-screens', '/p/icon': '3-screens' });
});

it('leaves what only a rare screen needs to the bundler, so that it moves nothing of other screens (R-1.87)', () => {
  const modules = {
    main: [[]],
    work: [['list', 'icon']],
    costs: [['list']],
    paper: [['icon', 'pen']],
    list: [[]],
    icon: [[], 300],
    pen: [[]],
  } as const;
  const usual = { work: ['work'], costs: ['costs'] };
  const without = planOf(modules, usual);
  expect(planOf(modules, { ...usual, paper: ['paper'] }, 'paper')).toEqual(without);
  expect(planOf(modules, { ...usual, paper: ['paper'] })).not.toEqual(without);
});
