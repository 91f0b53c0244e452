import { expect, test } from 'vitest';
import { centsOfEuros } from '../money/money';
import { isoDate } from '../time/period';
import {
  type ReportProject,
  budgetOf,
  budgetSum,
  customersWithoutProjects,
  keyOfProject,
  projectFigures,
  usedHours,
} from './projectFigures';
import { reportRow } from './report.fixture';
import { projectKey } from './reportRow';
import { NO_FILTERS, choosesEntries, isChosen, isProjectAsked } from './reportFilters';

const days = { today: isoDate('2026-11-20'), end: isoDate('2026-10-31') };
const project = (more: Partial<ReportProject> = {}): ReportProject => ({
  customerId: 12,
  name: 'MES',
  state: 'active',
  timeBudget: 10,
  revenue: centsOfEuros(1000),
  ...more,
});
const rows = [reportRow('2026-10-31', 4), reportRow('2026-11-01', 2), reportRow('2026-11-21', 100)];
const rateOf = (more: Partial<ReportProject>, own = rows) =>
  projectFigures([project(more)], own, days).get('12:MES')?.rate;

test('hours are counted up to a day, that day included', () => {
  expect([...usedHours(rows, days.end)]).toEqual([['12:MES', 400]]);
  expect([...usedHours(rows, isoDate('2026-11-01'))]).toEqual([['12:MES', 600]]);
});

test('a budget of 0 is none, and the name of a project has no spaces around it', () => {
  expect([null, 0, -1, 0.5].map((timeBudget) => budgetOf({ timeBudget }))).toEqual([null, null, null, 50]);
  expect(keyOfProject({ customerId: 12, name: ' MES ' })).toBe('12:MES');
  expect(projectFigures([project({ name: ' MES ' })], rows, days).get('12:MES')?.project).toBe('MES');
  expect(['MES', null, undefined].map((name) => projectKey('12', name))).toEqual(['12:MES', '12:', '12']);
});

test('the rate is the revenue by the planned hours, or by those that were worked if they are more', () => {
  expect(rateOf({})).toBe(10_000);
  expect(rateOf({ timeBudget: 5 })).toBe(100_000 / 6);
  expect(rateOf({ timeBudget: null })).toBe(100_000 / 6);
  // The plan of a project that is over does not count any more.
  expect(rateOf({ state: 'closed' })).toBe(100_000 / 6);
  expect(rateOf({ revenue: null })).toBeNull();
  expect(rateOf({ revenue: centsOfEuros(-1) })).toBeNull();
  expect(rateOf({ timeBudget: null }, [])).toBeNull();
});

test('projects of one name have no budget, and share revenue and hours', () => {
  const figures = projectFigures([project(), project({ revenue: centsOfEuros(200) })], rows, days);
  expect([...figures.values()]).toEqual([
    { customer: '12', project: 'MES', budget: null, rate: 20_000, usedByEnd: 400 },
  ]);
});

test('a customer with rows that do not name their project has no figures', () => {
  const unnamed = reportRow('2026-10-01', 1, { project: undefined });
  expect([...customersWithoutProjects([...rows, unnamed])]).toEqual(['12']);
  expect(customersWithoutProjects([reportRow('2026-10-01', 1, { project: null })]).size).toBe(0);
  const figures = projectFigures([project(), project({ customerId: 13 })], [...rows, unnamed], days);
  expect([...figures.keys()]).toEqual(['13:MES']);
  expect(figures.get('13:MES')).toMatchObject({ budget: 1000, usedByEnd: 0, rate: 10_000 });
});

test('budgets are added as far as customer and filters leave them; without any there is no sum', () => {
  const all = projectFigures(
    [project(), project({ name: 'Shop', timeBudget: 5 }), project({ customerId: 13, timeBudget: null })],
    [...rows, reportRow('2026-10-01', 3, { customer: '13' })],
    days,
  );
  expect(budgetSum(all, NO_FILTERS, null)).toEqual({ budget: 1500, usedByEnd: 400 });
  expect(budgetSum(all, NO_FILTERS, '12')).toEqual({ budget: 1500, usedByEnd: 400 });
  expect(budgetSum(all, NO_FILTERS, '13')).toBeNull();
  const projects = { isExcluding: true, values: ['12:MES'] };
  expect(budgetSum(all, { ...NO_FILTERS, projects }, null)).toEqual({ budget: 500, usedByEnd: 0 });
});

test('a filter chooses its values, or all but these; without values everything passes', () => {
  const chosen = { isExcluding: false, values: ['a', 'b'] };
  expect([isChosen(chosen, 'a'), isChosen(chosen, 'c'), isChosen(chosen, 'c', 'b')]).toEqual([
    true,
    false,
    true,
  ]);
  const others = { ...chosen, isExcluding: true };
  expect([isChosen(others, 'a'), isChosen(others, 'c')]).toEqual([false, true]);
  expect([isChosen({ ...others, values: [] }, 'a'), isChosen({ ...chosen, values: [] }, 'a')]).toEqual([
    true,
    true,
  ]);
});

test('hours without a project are asked for by their customer, or for all customers', () => {
  const row = { customer: '12', project: null };
  const asked = (...values: readonly string[]) =>
    isProjectAsked({ ...NO_FILTERS, projects: { isExcluding: false, values } }, row);
  expect([asked('12:'), asked(':none'), asked('12:MES'), asked()]).toEqual([true, true, false, true]);
  const customers = { isExcluding: false, values: ['13'] };
  expect(isProjectAsked({ ...NO_FILTERS, customers }, row)).toBe(false);
  expect(
    isProjectAsked(
      { ...NO_FILTERS, projects: { isExcluding: false, values: [':none'] } },
      { ...row, project: 'MES' },
    ),
  ).toBe(false);
});

test('people and words choose among the entries of a project', () => {
  expect(choosesEntries(NO_FILTERS)).toBe(false);
  expect(choosesEntries({ ...NO_FILTERS, text: ' ' })).toBe(false);
  expect(choosesEntries({ ...NO_FILTERS, text: 'x' })).toBe(true);
  expect(choosesEntries({ ...NO_FILTERS, people: { isExcluding: true, values: ['jana'] } })).toBe(true);
});
