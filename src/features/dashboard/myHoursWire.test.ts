import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  customersFromWire,
  customersWire,
  projectsFromWire,
  projectsWire,
  weeksFromWire,
  weeksWire,
} from './myHoursWire';

test('weeks are read as they come, with numbers that may be text, also from JSON text', () => {
  const rows = [
    { calendarWeek: '53', workHours: '7.5' },
    { calendarWeek: 1, workHours: 0 },
  ];
  const read = (answer: unknown) => weeksFromWire(v.parse(weeksWire, answer));
  expect(read(rows)).toEqual([
    { week: 53, hours: 7.5 },
    { week: 1, hours: 0 },
  ]);
  expect(read(JSON.stringify(rows))).toEqual(read(rows));
});

test.each([0, 54, 1.5, -1])('%j is no week of a year', (calendarWeek) => {
  const { issues } = v.safeParse(weeksWire, [{ calendarWeek, workHours: 1 }]);
  expect(issues?.[0].message).toBe('a calendar week is expected');
});

test('customers and projects are in the order of their hours; those without hours have no share', () => {
  const projects = v.parse(projectsWire, [
    { project: 'small', hours: 0.5 },
    { project: 'none', hours: 0 },
    { project: null, hours: '8' },
  ]);
  expect(projectsFromWire(projects)).toEqual([
    { name: '', hours: 8 },
    { name: 'small', hours: 0.5 },
  ]);
  const customers = v.parse(customersWire, [
    { customer: 'A', hours: 1 },
    { customer: 'B', hours: 2 },
    { customer: 'taken back', hours: -3 },
  ]);
  expect(customersFromWire(customers).map(({ name }) => name)).toEqual(['B', 'A']);
});
