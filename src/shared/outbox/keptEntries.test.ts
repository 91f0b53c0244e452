import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { EMPTY_OUTBOX, type Outbox, type WaitingEntry } from '@/domain/changes/outbox';
import type { Parts } from '../storage/deviceStore';
import { keptOutbox } from './keptOutbox';
import type { Note } from './noteService.fixture';

const { name, parse, parts } = keptOutbox<Note>('notes', v.object({ text: v.string() }));
if (!parts) throw new Error('it is kept in parts');
const { join, split } = parts;

const item = (key: string, more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key,
  since: 5,
  id: null,
  before: null,
  want: { text: key },
  attempt: null,
  trouble: null,
  ...more,
});
const none: Parts = { head: undefined, entries: new Map() };
const boxOf = (items: readonly WaitingEntry<Note>[], more: Partial<Outbox<Note>> = {}): Outbox<Note> => ({
  ...EMPTY_OUTBOX,
  items,
  ...more,
});
/** As another page reads it, which has no objects in common. */
const reread = ({ head, entries }: Parts): Parts => structuredClone({ head, entries });
const namesOf = ({ entries }: Parts) => [...entries.keys()].map(Number);

describe('what a device keeps is read', () => {
  test.each<[string, Partial<WaitingEntry<Note>>]>([
    ['a new entry', {}],
    ['a deletion', { id: 7, before: { text: 'a' }, want: null }],
    ['an id as text', { id: 'x', before: { text: 'a' } }],
    ['with an open call', { attempt: { sent: { text: 'a' }, alike: [1, 'b'] } }],
    ['with an open deletion', { attempt: { sent: null, alike: null } }],
    ['refused with a reason', { trouble: { kind: 'refused', status: 400, message: 'No' } }],
    ['refused without one', { trouble: { kind: 'refused', status: 409, message: null } }],
    ['without its file', { trouble: { kind: 'incomplete' } }],
    ['that changed nothing', { trouble: { kind: 'unchanged' } }],
    ['in conflict', { trouble: { kind: 'clash', theirs: { text: 'b' } } }],
    ['deleted elsewhere', { trouble: { kind: 'clash', theirs: null } }],
    ['with its like', { trouble: { kind: 'alike', id: 3 } }],
    ['of a batch', { batch: 'june' }],
  ])('%s (R-14.58)', (_, more) => {
    const box = boxOf([item('a', more)], { batches: [{ id: 'june', title: 'June' }] });
    expect(join(reread(split(box, none)))).toEqual(box);
  });

  test('results of a batch, with what is known of what was refused (R-14.53)', () => {
    const doubt = { id: null, before: null, attempt: { sent: { text: 'a' }, alike: [] } };
    const results: Outbox<Note>['results'] = [
      { key: 'a', batch: 'june', result: { kind: 'saved', id: 7 } },
      { key: 'b', batch: 'june', result: { kind: 'refused', error: { kind: 'network' }, doubt } },
      { key: 'c', batch: 'june', result: { kind: 'refused', error: 'no', doubt: null } },
    ];
    const box = boxOf([item('d')], { results, sent: [{ key: 'x', id: 1 }] });
    expect(join(reread(split(box, none)))).toEqual(box);
  });

  test('nothing, or what no build has written, is an empty outbox (R-14.59)', () => {
    expect(name).toBe('notes');
    for (const kept of [undefined, null, 'text', { items: 'many' }, { sent: [{ key: 1 }] }])
      expect(parse(kept)).toEqual(EMPTY_OUTBOX);
    expect(parse({ sent: [] })).toEqual(EMPTY_OUTBOX);
  });

  test('what this build cannot read is kept as it is, and read by one that can (R-14.59)', () => {
    const newer = { key: 'newer', want: { words: 1 } };
    const box = boxOf([item('a')], { unread: [newer, 'text', null, 7] });
    const kept = reread(split(box, none));
    expect(join(kept)).toEqual(box);
    expect(parse({ items: [newer, item('a')], sent: [], unread: [item('b')] })).toEqual(
      boxOf([item('a'), item('b')], { unread: [newer] }),
    );
  });
});

describe('what is written', () => {
  const [a, b, c] = [item('a'), item('b'), item('c')];
  const first = split(boxOf([a, b, c]), none);

  test('has a version that differs each time, and names that sort like numbers (R-14.58)', () => {
    expect([...first.entries.keys()]).toEqual(['000000000001', '000000000002', '000000000003']);
    const again = split(boxOf([a, b, c]), first);
    expect(again.head).not.toEqual(first.head);
    expect(again.entries.get('000000000002')).toBe(first.entries.get('000000000002'));
    expect(join(again)).toBe(join(again));
  });

  test('an entry stays in its place while it is changed, and moves behind if it comes later (R-14.58)', () => {
    const changed = split(boxOf([a, { ...b, want: { text: 'x' } }, c]), first);
    expect(namesOf(changed)).toEqual([1, 2, 3]);
    expect(changed.entries.get('000000000002')).toMatchObject({ want: { text: 'x' } });
    const moved = split(boxOf([b, a, c, item('d')]), first);
    expect(namesOf(moved)).toEqual([2, 4, 5, 6]);
    expect(join(reread(moved)).items.map(({ key }) => key)).toEqual(['b', 'a', 'c', 'd']);
  });

  test('a result takes the place of its entry, and what is unread keeps its own (R-14.58)', () => {
    const result = { key: 'a', batch: 'june', result: { kind: 'saved', id: 7 } } as const;
    const after = split(boxOf([b, c], { results: [result] }), first);
    expect(namesOf(after).toSorted((one, other) => one - other)).toEqual([1, 2, 3]);
    expect(after.entries.get('000000000001')).toEqual(result);
    const unread = reread({ head: first.head, entries: new Map([['000000000004', { key: 'newer' }]]) });
    const kept = split(boxOf([a], { unread: [{ key: 'newer' }] }), unread);
    expect(kept.entries.get('000000000004')).toEqual({ key: 'newer' });
    expect(namesOf(kept)).toEqual([5, 4]);
  });

  test('two entries of one key are both kept (R-14.58)', () => {
    const twice = split(boxOf([a, { ...a, id: 7 }]), first);
    expect(namesOf(twice)).toEqual([1, 4]);
  });
});
