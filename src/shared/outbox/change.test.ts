import { expect, test, vi } from 'vitest';
import { EMPTY_OUTBOX, type WaitingEntry } from '@/domain/changes/outbox';
import { type ApiError, errorOfStatus } from '../api/apiError';
import {
  type Outcome,
  afterReading,
  allFailed,
  errorOf,
  isDone,
  isPlaceTaken,
  isUnanswered,
  newKey,
  noNetwork,
  refusalOf,
  savedBefore,
  waitOf,
} from './change';
import type { Note } from './noteService.fixture';

const lost: ApiError = { kind: 'timeout' };
const outcomes: readonly Outcome[] = [
  { kind: 'saved', id: 7, stored: null },
  { kind: 'waiting', id: 7 },
  { kind: 'waiting', id: 7, needsUser: true },
  { kind: 'failed', error: 'no' },
  { kind: 'unknown', error: lost },
  { kind: 'unsent' },
];

test('what is saved or waits is done; what waits may need the user; what failed has its error (R-24.47)', () => {
  expect([...outcomes, undefined].map(isDone)).toEqual([true, true, true, false, false, false, false]);
  expect(outcomes.map((one) => waitOf(one).isWaiting)).toEqual([false, true, true, false, false, false]);
  expect(outcomes.map((one) => waitOf(one).needsUser)).toEqual([false, false, true, false, false, false]);
  const noError = undefined;
  const errors = [noError, noError, noError, 'no', lost, noError, noError];
  expect([...outcomes, undefined].map(errorOf)).toEqual(errors);
});

test('where nothing is sent, each change fails, and is told so in order (R-24.47)', () => {
  const onEach = vi.fn<(at: number, outcome: { readonly kind: string }) => void>();
  const failed = { kind: 'failed', error: noNetwork };
  expect(allFailed(['a', 'b'], noNetwork, { onEach })).toEqual([failed, failed]);
  expect(onEach.mock.calls).toEqual([
    [0, failed],
    [1, failed],
  ]);
  expect(allFailed(['a'], noNetwork, {})).toEqual([{ kind: 'failed', error: { kind: 'network' } }]);
});

test('each wish has a name of its own, which tells it from an id of the service (R-24.47)', () => {
  expect(newKey()).toMatch(/^waiting-.{10,}$/u);
  expect(newKey()).not.toBe(newKey());
});

test('a place is taken by what waits to be there, not by what waits to be deleted (R-24.47)', () => {
  const item: WaitingEntry<Note> = {
    key: 'waiting-1',
    since: 0,
    id: null,
    before: null,
    want: { text: 'a' },
    attempt: null,
    trouble: null,
  };
  const isTaken = vi.fn<() => boolean>(() => true);
  const boxOf = (...items: readonly WaitingEntry<Note>[]) => ({ ...EMPTY_OUTBOX, items });
  expect(isPlaceTaken(boxOf(item), isTaken)).toBe(true);
  expect(isPlaceTaken(boxOf({ ...item, id: 7 }), isTaken)).toBe(true);
  expect(isTaken.mock.calls).toEqual([
    [{ id: 'waiting-1', content: item.want }],
    [{ id: 7, content: item.want }],
  ]);
  expect(isPlaceTaken(boxOf({ ...item, want: null }), isTaken)).toBe(false);
  expect(isPlaceTaken(boxOf(item), undefined)).toBe(false);
  isTaken.mockReturnValueOnce(false);
  expect(isPlaceTaken(boxOf(item, { ...item, id: 8 }), isTaken)).toBe(true);
});

test('what its batch has saved before is saved; what it was refused is not (R-24.47)', () => {
  const change = { key: 'one', row: null, before: null, want: { text: 'a' } };
  const box = {
    ...EMPTY_OUTBOX,
    results: [
      { key: 'other', batch: 'june', result: { kind: 'saved', id: 8 } as const },
      { key: 'one', batch: 'june', result: { kind: 'saved', id: 7 } as const },
      { key: 'no', batch: 'june', result: { kind: 'refused', error: 'no', doubt: null } as const },
    ],
  };
  expect(savedBefore(change, box)).toEqual({ kind: 'saved', id: 7, stored: { text: 'a' } });
  expect(savedBefore({ ...change, key: 'no' }, box)).toBeUndefined();
  expect(savedBefore({ ...change, key: 'new' }, box)).toBeUndefined();
});

test('nobody answered where the connection broke off or took too long (R-24.47)', () => {
  const kinds = ['network', 'timeout', 'cancelled'] as const;
  expect(kinds.map((kind) => isUnanswered({ kind }))).toEqual([true, true, false]);
  expect(isUnanswered('network')).toBe(false);
});

test('the error of a creation without an id says whether the list was read since (R-24.47)', () => {
  const mute: ApiError = { kind: 'unconfirmed', isListRead: false };
  expect(afterReading(mute)).toEqual({ kind: 'unconfirmed', isListRead: true });
  expect(afterReading(lost)).toBe(lost);
  expect(afterReading('no')).toBe('no');
});

test.each<[unknown, unknown]>([
  [errorOfStatus(400, 'No'), { kind: 'refused', status: 400, message: 'No' }],
  [errorOfStatus(409, undefined), { kind: 'refused', status: 409, message: null }],
  [errorOfStatus(499, undefined), { kind: 'refused', status: 499, message: null }],
  [errorOfStatus(404, 'Gone'), { kind: 'clash', theirs: null }],
  [{ kind: 'incomplete' }, { kind: 'incomplete' }],
  [{ kind: 'unchanged' }, { kind: 'unchanged' }],
])('the service said no: %j (R-24.47)', (error, trouble) => {
  expect(refusalOf(error)).toEqual({ kind: 'refused', error, trouble });
});

test.each<[unknown]>([
  ...[401, 408, 425, 429, 500, 503].map((status): [unknown] => [errorOfStatus(status, 'later')]),
  [lost],
  [{ kind: 'no-room' }],
  ['no'],
  [undefined],
])('the service did not say no: %j (R-24.47)', (error) => {
  expect(refusalOf(error)).toBeNull();
});
