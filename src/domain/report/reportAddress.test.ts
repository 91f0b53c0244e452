import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DEFAULT_SETTINGS, readReport, writeReport } from './reportAddress';

const read = (address: string, isWithPeople = true) => readReport(new URLSearchParams(address), isWithPeople);

describe('address of a report', () => {
  test('default settings are not in the address', () => {
    expect(read('')).toEqual(DEFAULT_SETTINGS);
    expect(writeReport(DEFAULT_SETTINGS).toString()).toBe('');
    expect(Object.values(DEFAULT_SETTINGS).slice(0, 6).join()).toBe(
      'report,customer-project,total,last-month,hours,prev',
    );
  });

  test.each([
    'view=budget',
    'view=budget&by=customer',
    'view=cleanup',
    'view=cleanup&by=person',
    'from=2026-06-01&to=2026-06-01',
    `cell=total%40${'x'.repeat(400)}`,
    'rows=person-project&cols=week&period=this-quarter&measure=travel&vs=year',
    'rows=customer&measure=budget&vs=none',
    'measure=rate&sort=-2026-W44&open=12&open=13&cell=2026-10%4012%2F12%3AMES',
    'from=2026-06-01&to=2026-11-20&customer=12&customer=13&project=12%3AMES&project=%3Anone',
    'customer=%2112&person=%21jana&q=St%C3%B6rung',
    'sort=name&cell=total%40',
  ])('%s is read and written again', (address) => {
    expect(writeReport(read(address)).toString()).toBe(address);
  });

  test.each([
    'view=secret',
    'rows=toString',
    'cols=day&period=next-year&vs=%00&measure=__proto__',
    'from=2026-02-30&to=2026-03-01',
    'from=2026-03-02&to=2026-03-01',
    'from=2026-03-02',
    'from=0001-01-01&to=9999-12-31',
    'rows=constructor&sort=--name',
    'sort=<script>&cell=total',
    'customer=&customer=!&person=%20&open=',
    'by=customer',
    `cell=total@${'x'.repeat(401)}`,
    'sort=name!&cell=!total@12',
  ])('%s falls back (R-24.115)', (address) => {
    expect(read(address)).toEqual(DEFAULT_SETTINGS);
  });

  test('a budget of people falls back to hours; of values with and without `!`, those without count', () => {
    expect(read('rows=person&measure=budget').measure).toBe('hours');
    expect(read('customer=!12&customer=13').filters.customers).toEqual({
      isExcluding: false,
      values: ['13'],
    });
  });

  test('nothing about people is read where it is switched off (R-16.42)', () => {
    expect(read('view=cleanup&by=person&rows=person&person=jana', false)).toEqual(DEFAULT_SETTINGS);
    expect(read('view=budget&rows=person-project', false)).toEqual({ ...DEFAULT_SETTINGS, tab: 'budget' });
    expect(read('rows=customer', false).rows).toBe('customer');
  });

  test('all values of a filter count, however many and however long they are (R-16.96)', () => {
    const names = Array.from({ length: 300 }, (_, at) => `${at}:${'x'.repeat(at)}`);
    const address = names.map((name) => `project=${encodeURIComponent(name)}`).join('&');
    expect(read(address).filters.projects.values).toEqual(names);
  });

  test('a text that is too long to be searched for is cut off', () => {
    expect(read(`q=${'a'.repeat(999)}`).filters.text).toHaveLength(200);
  });

  test('any address can be read, and its settings are the same after writing and reading them again', () => {
    const name = fc.constantFrom(
      'view',
      'rows',
      'from',
      'to',
      'customer',
      'person',
      'q',
      'sort',
      'open',
      'cell',
      'by',
    );
    const value = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('!', '!!a', 'budget', '2026-01-01', 'a@b'),
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, value)), (pairs) => {
        const written = writeReport(readReport(new URLSearchParams(pairs), true));
        expect(writeReport(readReport(written, true)).toString()).toBe(written.toString());
      }),
    );
  });
});
