import { describe, expect, test } from 'vitest';
import type { WaitingEntry } from './outbox';
import { type Note, noteFields } from './outbox.fixture';
import { type ListedEntry, type OutboxStep, freshStep, outboxStep } from './outboxStep';

const rules = { fields: noteFields, hasUpdate: true };
const noUpdate = { ...rules, hasUpdate: false };
const note = (text: string, hours = 1): Note => ({ text, hours });
const [a, b, c] = [note('a'), note('b'), note('c')];
const item = (more: Partial<WaitingEntry<Note>>): WaitingEntry<Note> => ({
  key: 'waiting-1',
  since: 0,
  id: null,
  before: null,
  want: a,
  attempt: null,
  trouble: null,
  ...more,
});
const listed = (...all: readonly (readonly [number | string, Note])[]): readonly ListedEntry<Note>[] =>
  all.map(([id, content]) => ({ id, content }));
const clash = (theirs: Note | null) => ({ kind: 'ask', trouble: { kind: 'clash', theirs } });

describe('what was saved a moment ago is sent without a look at the list, if that is safe', () => {
  const stored = { id: 7, before: a, want: b };
  const attempt = { sent: b, alike: [] };

  test.each<[string, Partial<WaitingEntry<Note>>, readonly number[] | null, OutboxStep<Note> | null]>([
    ['a new entry', {}, [3], { kind: 'create', content: a, alike: [3] }],
    ['a new entry whose like is not known', {}, null, null],
    ['a new entry that was sent before', { attempt }, [], null],
    ['a new entry that is taken back', { want: null }, [], null],
    ['a change', stored, null, { kind: 'update', id: 7, content: b, theirs: a }],
    ['a change that was sent before', { ...stored, attempt }, null, null],
    ['a change of what nobody saw', { ...stored, before: null }, null, null],
    ['a deletion', { ...stored, want: null }, null, { kind: 'delete', id: 7, theirs: a }],
    ['a deletion whatever it says', { id: 7, before: null, want: null }, null, null],
  ])('%s (R-24.46)', (_, more, alike, step) => {
    expect(freshStep(item(more), alike, rules)).toEqual(step);
  });

  test('without a call that changes, only a deletion is sent at once (R-24.46)', () => {
    expect(freshStep(item(stored), null, noUpdate)).toBeNull();
    expect(freshStep(item({ ...stored, want: null }), null, noUpdate)).toMatchObject({ kind: 'delete' });
  });
});

describe('an entry of the service', () => {
  const gone = { sent: null, alike: [] };
  const at7 = { id: '7', theirs: c } as const;

  test.each<[string, Partial<WaitingEntry<Note>>, readonly ListedEntry<Note>[], unknown]>([
    ['that is gone, and was to go', { want: null }, [], { kind: 'done', id: 7, stored: null }],
    ['that is gone, and was to stay', {}, listed([8, b]), clash(null)],
    ['that is gone after a change was sent', { attempt: { sent: b, alike: [] } }, [], clash(null)],
    [
      'that we deleted, and that is wanted again',
      { attempt: gone },
      listed([8, b]),
      { kind: 'create', content: b, alike: [8] },
    ],
    [
      'that is to go, whatever it says',
      { before: null, want: null },
      listed(['7', c]),
      { kind: 'delete', ...at7 },
    ],
    ['that is to go, and was changed', { want: null }, listed(['7', c]), clash(c)],
    [
      'that is to go, and has what was sent for it',
      { want: null, attempt: { sent: c, alike: [] } },
      listed(['7', c]),
      { kind: 'delete', ...at7 },
    ],
    ['that is as it is to be', {}, listed(['7', b]), { kind: 'done', id: '7', stored: b }],
    [
      'that is as it was seen',
      {},
      listed([8, c], ['7', a]),
      { kind: 'update', id: '7', content: b, theirs: a },
    ],
    [
      'that has what was sent for it before',
      { attempt: { sent: c, alike: [] } },
      listed(['7', c]),
      { kind: 'update', content: b, ...at7 },
    ],
    ['that others changed to something else', {}, listed(['7', c]), clash(c)],
    [
      'whose change others made, too, beside one of theirs',
      { want: note('a', 2) },
      listed(['7', note('b', 2)]),
      { kind: 'done', id: '7', stored: note('b', 2) },
    ],
    [
      'where others changed another part',
      { want: note('a', 2) },
      listed(['7', b]),
      { kind: 'update', id: '7', content: note('b', 2), theirs: b },
    ],
  ])('%s (R-24.46)', (_, more, list, step) => {
    expect(outboxStep(item({ id: 7, before: a, want: b, ...more }), list, rules, [])).toEqual(step);
  });

  test('without a call that changes, it is deleted first, also where others changed it (R-24.46)', () => {
    const change = item({ id: 7, before: a, want: b });
    expect(outboxStep(change, listed([7, a]), noUpdate, [])).toEqual({ kind: 'delete', id: 7, theirs: a });
    expect(outboxStep(change, listed([7, c]), noUpdate, [])).toEqual({ kind: 'delete', id: 7, theirs: c });
    expect(outboxStep(change, listed([7, b]), noUpdate, [])).toEqual({ kind: 'done', id: 7, stored: b });
  });
});

describe('a new entry', () => {
  const sent = (alike: readonly number[] | null = []) => ({ attempt: { sent: a, alike } });

  test.each<[string, Partial<WaitingEntry<Note>>, readonly ListedEntry<Note>[], unknown]>([
    ['never sent', {}, listed([3, a], [4, b]), { kind: 'create', content: a, alike: [3] }],
    ['never sent, and taken back', { want: null }, listed([3, a]), { kind: 'done', id: null, stored: null }],
    ['sent, and arrived', sent(), listed([4, b], [3, a]), { kind: 'done', id: 3, stored: a }],
    ['sent, and not arrived', sent([3]), listed(['3', a]), { kind: 'create', content: a, alike: ['3'] }],
    ['sent, arrived beside its like', sent([3]), listed([3, a], [5, a]), { kind: 'done', id: 5, stored: a }],
    [
      'sent, arrived, and changed since',
      { ...sent(), want: b },
      listed([3, a]),
      { kind: 'update', id: 3, content: b, theirs: a },
    ],
    [
      'sent, arrived, and taken back',
      { ...sent(), want: null },
      listed([3, a]),
      { kind: 'delete', id: 3, theirs: a },
    ],
    ['sent, lost, and taken back', { ...sent(), want: null }, [], { kind: 'done', id: null, stored: null }],
    [
      'sent, while nobody knew its like',
      { ...sent(null), want: b },
      listed([3, a]),
      { kind: 'ask', trouble: { kind: 'alike', id: 3 } },
    ],
    [
      'whose deletion was sent',
      { attempt: { sent: null, alike: [] } },
      [],
      { kind: 'create', content: a, alike: [] },
    ],
  ])('%s (R-24.46)', (_, more, list, step) => {
    expect(outboxStep(item(more), list, rules, [])).toEqual(step);
  });

  test('that arrived counts as stored the way it was sent, whatever the service made of it (R-24.46)', () => {
    const byText = { ...rules, fields: { ...noteFields, identity: ['text'] as const } };
    const step = outboxStep(item(sent()), listed([3, note('a', 5)]), byText, []);
    expect(step).toEqual({ kind: 'done', id: 3, stored: a });
  });

  test('of two that arrived and say the same, it takes the one that the other item cannot have created (R-24.46)', () => {
    const [one, other] = [item(sent([])), item({ ...sent([3]), key: 'waiting-2' })];
    const list = listed([4, a], [3, a]);
    expect(outboxStep(one, list, rules, [one, other])).toMatchObject({ kind: 'done', id: 3 });
    expect(outboxStep(other, list, rules, [one, other])).toMatchObject({ kind: 'done', id: 4 });
    expect(outboxStep(one, list.toReversed(), rules, [one, other])).toMatchObject({ kind: 'done', id: 3 });
  });
});
