import { describe, expect, test } from 'vitest';
import {
  EMPTY_OUTBOX,
  type Trouble,
  type WaitingEntry,
  type Wish,
  isSameWish,
  rowIdOf,
  withAttempt,
  withKnown,
  withSettled,
  withTrouble,
  withWish,
  withoutTwins,
  withoutWish,
} from './outbox';
import { standsFor } from './waitingFor';
import { type Note, noteFields } from './outbox.fixture';
import { withDecision } from './outboxStep';

const note = (text: string, hours = 1): Note => ({ text, hours });
const [a, b, c] = [note('a'), note('b'), note('c')];
const item = (more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key: 'waiting-1',
  since: 0,
  id: 7,
  before: a,
  want: b,
  attempt: null,
  trouble: null,
  ...more,
});
const other = item({ key: 'waiting-2', id: 8 });
const attempt = { sent: b, alike: [] };
const refused: Trouble<Note> = { kind: 'refused', status: 400, message: 'No' };

test('an outbox begins empty (R-24.46)', () => {
  expect(EMPTY_OUTBOX).toEqual({ items: [], sent: [], unread: [], batches: [], results: [] });
});

test('two wishes are the same if both delete, or say the same (R-24.46)', () => {
  const isSame = (one: Note | null, two: Note | null) => isSameWish(one, two, noteFields);
  expect([isSame(null, null), isSame(a, { ...a }), isSame(a, b), isSame(null, a), isSame(a, null)]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

test('a row stands for its item by its id and its key, and a sent one by its key (R-24.46)', () => {
  expect([7, '7', 'waiting-1', 8].map((id) => standsFor(item(), id))).toEqual([true, true, true, false]);
  const box = { ...EMPTY_OUTBOX, items: [item({ id: null })], sent: [{ key: 'waiting-3', id: 9 }] };
  expect(['waiting-1', 'waiting-3', 'waiting-4', 5].map((row) => rowIdOf(box, row))).toEqual([
    'waiting-1',
    9,
    'waiting-4',
    5,
  ]);
});

describe('a change that is saved', () => {
  const wish = (more: Partial<Wish<Note>>): Wish<Note> => ({
    key: 'waiting-9',
    since: 5,
    row: 7,
    before: null,
    want: c,
    attempt: null,
    ...more,
  });
  const put = (more: Partial<Wish<Note>>, items = [item(), other]) => withWish(items, wish(more), noteFields);

  test('waits at the end, if nothing waits for its row (R-24.46)', () => {
    const last = { key: 'waiting-9', since: 5, before: null, want: c, attempt: null, trouble: null };
    expect(put({ row: null })).toEqual([item(), other, { ...last, id: null }]);
    expect(put({ row: 3, attempt, batch: 'june' })).toEqual([
      item(),
      other,
      { ...last, id: 3, attempt, batch: 'june' },
    ]);
  });

  test('joins what waits for its row, keeps what was sent, and ends its trouble (R-24.46)', () => {
    expect(put({})).toEqual([item({ want: c }), other]);
    expect(put({ row: 'waiting-1' })).toEqual([item({ want: c }), other]);
    expect(put({}, [item({ trouble: refused, attempt })])).toEqual([item({ want: c, attempt })]);
    const again = { sent: c, alike: [3] };
    expect(put({ attempt: again }, [item({ attempt })])).toEqual([item({ want: c, attempt: again })]);
    expect(put({ want: null })).toEqual([item({ want: null }), other]);
  });

  test('joins only with the fields that its form changed (R-24.46)', () => {
    const waits = item({ want: note('b', 2) });
    expect(put({ before: a, want: c }, [waits])).toEqual([item({ want: note('c', 2) })]);
    expect(put({ before: a, want: null }, [waits])).toEqual([item({ want: null })]);
    expect(put({ before: a, want: c }, [item({ want: null })])).toEqual([item({ want: c })]);
  });

  test('leaves nothing to send where all is as it was, unless a call was sent (R-24.46)', () => {
    expect(put({ want: a })).toEqual([other]);
    expect(put({ want: a }, [item({ attempt })])).toEqual([item({ want: a, attempt })]);
    expect(put({ row: 'waiting-1', want: null }, [item({ id: null, before: null })])).toEqual([]);
  });
});

test('what is taken back is gone, or is to be as it was if a call was sent (R-24.46)', () => {
  expect(withoutWish([item(), other], 'waiting-1')).toEqual([other]);
  expect(withoutWish([item({ attempt, trouble: refused }), other], 'waiting-1')).toEqual([
    item({ want: a, attempt }),
    other,
  ]);
});

test('a call is noted with what it sends, and with what the service had (R-24.46)', () => {
  const noted = (step: Parameters<typeof withAttempt<Note>>[2]) =>
    withAttempt([item(), other], 'waiting-1', step);
  expect(noted({ kind: 'create', content: c, alike: [3] })).toEqual([
    item({ id: null, before: null, attempt: { sent: c, alike: [3] } }),
    other,
  ]);
  expect(noted({ kind: 'update', id: '7', content: c, theirs: note('d') })).toEqual([
    item({ id: '7', before: note('d'), attempt: { sent: c, alike: [] } }),
    other,
  ]);
  expect(noted({ kind: 'delete', id: '7', theirs: c })).toEqual([
    item({ id: '7', before: c, attempt: { sent: null, alike: [] } }),
    other,
  ]);
});

test.each<[Trouble<Note>, boolean]>([
  [refused, false],
  [{ kind: 'incomplete' }, false],
  [{ kind: 'unchanged' }, false],
  [{ kind: 'clash', theirs: c }, true],
  [{ kind: 'alike', id: 3 }, true],
])('an answer ends the open call, a question does not: %j, still open: %s (R-24.46)', (trouble, isOpen) => {
  expect(withTrouble([item({ attempt }), other], 'waiting-1', trouble)).toEqual([
    item({ trouble, attempt: isOpen ? attempt : null }),
    other,
  ]);
});

describe('what the service has taken', () => {
  const box = { ...EMPTY_OUTBOX, items: [item({ attempt }), other], sent: [{ key: 'waiting-0', id: 1 }] };

  test('is gone, and its row is known by its id; the last fifty are remembered (R-24.46)', () => {
    const after = withSettled(box, 'waiting-1', { wanted: b, id: 7, stored: b }, noteFields);
    expect(after.items).toEqual([other]);
    expect(after.sent).toEqual([{ key: 'waiting-1', id: 7 }, ...box.sent]);
    const sent = Array.from({ length: 50 }, (_, at) => ({ key: `${at}`, id: at }));
    const full = withSettled({ ...box, sent }, 'waiting-1', { wanted: b, id: 7, stored: b }, noteFields);
    expect(full.sent).toHaveLength(50);
    expect(full.sent.slice(0, 2)).toEqual([{ key: 'waiting-1', id: 7 }, sent[0]]);
  });

  test('goes on waiting as a change of it, if it was changed meanwhile (R-24.46)', () => {
    const after = withSettled(box, 'waiting-1', { wanted: c, id: 9, stored: c }, noteFields);
    expect(after.items).toEqual([item({ id: 9, before: c }), other]);
    expect(after.results).toEqual([]);
    const gone = withSettled(box, 'waiting-1', { wanted: null, id: 9, stored: null }, noteFields);
    expect(gone.items).toEqual([item({ id: null, before: null, was: 7 }), other]);
  });

  test('that deleted an entry which is wanted again still stands for its row, so what is saved there joins it (R-14.82)', () => {
    const gone = withSettled(box, 'waiting-1', { wanted: null, id: null, stored: null }, noteFields);
    const again = withSettled(gone, 'waiting-1', { wanted: null, id: null, stored: null }, noteFields);
    const late = { key: 'late', since: 0, row: 7, before: a, want: note('a', 2), attempt: null };
    expect(withWish(again.items, late, noteFields)).toMatchObject([{ want: note('b', 2), was: 7 }, other]);
    const created = withSettled(again, 'waiting-1', { wanted: b, id: 9, stored: b }, noteFields);
    expect([rowIdOf(again, 7), rowIdOf(created, 7)]).toEqual([7, 9]);
  });

  test('without an id nothing is remembered of it (R-24.46)', () => {
    const after = withSettled(box, 'waiting-1', { wanted: b, id: null, stored: null }, noteFields);
    expect(after).toEqual({ ...box, items: [other] });
  });

  test('cannot be what another open call has created (R-24.46)', () => {
    const open = item({ key: 'waiting-3', id: null, attempt: { sent: a, alike: [3] } });
    const unknown = item({ key: 'waiting-4', id: null, attempt: { sent: a, alike: null } });
    const own = item({ id: '5', attempt });
    expect(withKnown([open, unknown, own, other], 5)).toEqual([
      { ...open, attempt: { sent: a, alike: [3, 5] } },
      unknown,
      own,
      other,
    ]);
    const none = [unknown, other];
    expect(withKnown(none, 5)).toBe(none);
  });
});

test('an entry that was found at the service takes over what was saved later from its row (R-14.68)', () => {
  const sent = item({ id: null, before: null, want: null, attempt });
  const twin = item({ key: 'twin', before: a, want: c });
  const troubled = item({ key: 'troubled', trouble: refused });
  const openCall = item({ key: 'open', attempt });
  expect(withoutTwins([sent, twin, troubled, openCall, other], 'waiting-1', '7', noteFields)).toEqual([
    { ...sent, want: c },
    troubled,
    openCall,
    other,
  ]);
  expect(withoutTwins([twin], 'waiting-1', '7', noteFields)).toEqual([twin]);
});

describe('what the user decides', () => {
  const decide = (trouble: Trouble<Note>, decision: Parameters<typeof withDecision<Note>>[2]) =>
    withDecision([item({ trouble, attempt }), other], 'waiting-1', decision);
  const send = { kind: 'send', want: c } as const;

  test('sends a refused entry as a change of what it was about (R-24.46)', () => {
    expect(decide(refused, send)).toEqual([item({ want: c }), other]);
  });

  test('sends a conflict as a change of their version, or anew if they deleted it (R-24.46)', () => {
    expect(decide({ kind: 'clash', theirs: note('d') }, send)).toEqual([
      item({ before: note('d'), want: c }),
      other,
    ]);
    expect(decide({ kind: 'clash', theirs: null }, send)).toEqual([
      item({ id: null, before: null, want: c, was: 7 }),
      other,
    ]);
  });

  test('is asked once: a row with the id of the deleted entry stands for the one that is created anew (R-14.67)', () => {
    const [anew] = withDecision([item({ trouble: { kind: 'clash', theirs: null } })], 'waiting-1', send);
    const items = anew ? [anew] : [];
    const wish = { key: 'later', since: 0, row: '7', before: a, want: note('d'), attempt: null };
    expect(withWish(items, wish, noteFields)).toEqual([{ ...anew, want: note('d') }]);
    const box = { ...EMPTY_OUTBOX, items };
    expect(rowIdOf(box, '7')).toBe('7');
    const created = withSettled(box, 'waiting-1', { wanted: c, id: 9, stored: c }, noteFields);
    expect(rowIdOf(created, '7')).toBe(9);
  });

  test('sends what only waits as it was chosen (R-24.46)', () => {
    expect(withDecision([item()], 'waiting-1', send)).toEqual([item({ want: c })]);
  });

  test('keeps both, or leaves it as the service has it (R-24.46)', () => {
    const theirs: Trouble<Note> = { kind: 'clash', theirs: note('d') };
    expect(decide(theirs, { kind: 'both' })).toEqual([item({ id: null, before: null }), other]);
    expect(decide(theirs, { kind: 'leave' })).toEqual([other]);
  });
});
