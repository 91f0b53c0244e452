import { expect, test } from 'vitest';
import type { WaitingEntry } from '@/domain/changes/outbox';
import { withWaitingPages } from './useShownThings';

interface Note {
  readonly text: string;
}
const item = (more: Partial<WaitingEntry<Note>>): WaitingEntry<Note> => ({
  key: 'waiting-1',
  since: 0,
  id: null,
  before: null,
  want: { text: 'new' },
  attempt: null,
  trouble: null,
  ...more,
});
const page = (start: number) => ({ start, entries: [{ id: 7, text: 'old' }], answered: 1, unreadable: [] });

test('only the first page of a list begins with what was added, and each shows what was changed (R-14.13)', () => {
  const waiting = [item({}), item({ key: 'waiting-2', id: 7, want: { text: 'changed' } })];
  const query = { data: page(0), currentData: page(20), isFetching: true };
  const shown = withWaitingPages(query, waiting);
  expect(shown.data.entries).toEqual([
    { id: 'waiting-1', text: 'new' },
    { id: 7, text: 'changed' },
  ]);
  expect(shown.currentData.entries).toEqual([{ id: 7, text: 'changed' }]);
  expect(shown).toMatchObject({ isFetching: true, data: { start: 0 }, currentData: { start: 20 } });
  expect(withWaitingPages(query, [])).toBe(query);
  expect(withWaitingPages({ data: undefined }, waiting)).toMatchObject({ data: undefined });
});
