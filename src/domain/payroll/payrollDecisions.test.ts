import { describe, expect, test } from 'vitest';
import { cents } from '../money/money';
import { asideOf, monthOfFiles, nothing, openOf, person, rowOf, sheet } from './payrollMonth.fixture';

describe('decisions', () => {
  test('an unsigned sheet counts anyway (R-18.64)', () => {
    const file = sheet('Jana', 8, { state: 'unsigned' });
    const month = monthOfFiles([file], undefined, [{ kind: 'count', hash: file.hash }]);
    expect(rowOf(month, 'Jana')).toMatchObject({
      state: 'countedAnyway',
      isCounted: true,
      values: { hours: 8 },
    });
  });

  test('only an unsigned sheet can be counted anyway (R-18.64)', () => {
    const file = sheet('Jana', 8, { state: 'differs' });
    const month = monthOfFiles([file], undefined, [{ kind: 'count', hash: file.hash }]);
    expect(openOf(month)).toEqual(['differs Jana']);
  });

  test('values typed by hand count in place of the file, also of a scan that is assigned (R-18.64)', () => {
    const scan = sheet('Scan', 0, { state: 'unreadable', person: null, period: null, days: [] });
    const values = { ...nothing, hours: 160, expenses: cents(4500) };
    const month = monthOfFiles([scan], undefined, [
      { kind: 'byHand', hash: scan.hash, guid: 'u-Jana', values },
    ]);
    expect(rowOf(month, 'Jana')).toMatchObject({ state: 'byHand', isCounted: true, values });
    expect(month.sums).toEqual(values);
    expect(month.aside).toEqual([]);
  });

  test('a scan of somebody whom nobody knows any more is aside again (R-18.96)', () => {
    const scan = sheet('Scan', 0, { state: 'unreadable', person: null, period: null, days: [] });
    const values = { ...nothing, hours: 160 };
    const gone = [{ kind: 'byHand', hash: scan.hash, guid: 'u-Gone', values }] as const;
    const month = monthOfFiles([scan], [], gone);
    expect(openOf(month)).toEqual([]);
    expect(asideOf(month)).toEqual(['Scan.pdf unreadable']);
  });

  test('who is left out this month is in no sum, and nothing about them is open (R-18.64)', () => {
    const left = [{ kind: 'leaveOut', of: 'u-Jana' }] as const;
    const unsigned = monthOfFiles([sheet('Jana', 8, { state: 'unsigned' })], undefined, left);
    expect(unsigned.open).toEqual([]);
    expect(rowOf(unsigned, 'Jana')).toMatchObject({ state: 'leftOut', values: null, isCounted: false });
    const missing = monthOfFiles([], undefined, left);
    expect(missing.open).toEqual([]);
    expect(rowOf(missing, 'Jana')).toMatchObject({ state: 'leftOut' });
  });

  test('a sheet of somebody who is never paid is aside, and nobody misses it (R-18.64)', () => {
    const never = [person('Jana', '', { isLeftOut: true })];
    const month = monthOfFiles([sheet('Jana', 8)], never);
    expect(asideOf(month)).toEqual(['Jana.pdf notPaid']);
    expect([month.open, month.rows, month.without]).toEqual([[], [], []]);
    expect(monthOfFiles([], never).open).toEqual([]);
  });
});

test('people of the directory without number and sheet are no open item (R-18.65)', () => {
  const month = monthOfFiles([], [person('Jana', '101'), person('Bo', '')]);
  expect(openOf(month)).toEqual(['missing Jana']);
  expect(month.without.map(({ name }) => name)).toEqual(['Bo']);
});

test('nobody is missed before all files are read (R-18.99)', () => {
  const people = [person('Jana', '101'), person('Bo', '102'), person('Cem', '')];
  const month = monthOfFiles([sheet('Jana', 8)], people, [], false);
  expect([openOf(month), month.rows.length, month.without]).toEqual([[], 1, []]);
});
