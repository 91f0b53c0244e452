import { describe, expect, test } from 'vitest';
import { MAX_RECENTS, type Recent, withRecent, withoutRecent } from './recents';

const customer = (id: number, name = `Customer ${id}`): Recent => ({
  kind: 'customer',
  name,
  path: `/customer/${id}`,
});

describe('what was opened last', () => {
  test('the newest comes first, and each address only once, with its newest name', () => {
    const opened = [customer(1), customer(2), customer(1, 'Renamed')];
    expect(opened.reduce<readonly Recent[]>(withRecent, [])).toEqual([customer(1, 'Renamed'), customer(2)]);
  });

  test('what is gone is no longer offered', () => {
    const opened = [customer(2), customer(1)];
    expect(withoutRecent(opened, '/customer/1')).toEqual([customer(2)]);
    expect(withoutRecent(opened, '/customer/3')).toEqual(opened);
  });

  test('only the newest screens are remembered', () => {
    const opened = Array.from({ length: 50 }, (_, at) => customer(at));
    const kept = opened.reduce<readonly Recent[]>(withRecent, []);
    expect(kept).toHaveLength(MAX_RECENTS);
    expect(kept[0]).toEqual(customer(49));
  });
});
