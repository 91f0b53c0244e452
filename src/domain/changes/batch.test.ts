import { expect, test } from 'vitest';
import { type Doubt, batchIn, withResult, withoutBatch, withoutUnsent } from './batch';
import { EMPTY_OUTBOX, type Outbox, type WaitingEntry, withSettled } from './outbox';
import { type Note, noteFields } from './outbox.fixture';

const item = (key: string, more: Partial<WaitingEntry<Note>> = {}): WaitingEntry<Note> => ({
  key,
  since: 0,
  id: null,
  before: null,
  want: { text: key, hours: 1 },
  attempt: null,
  trouble: null,
  batch: 'june',
  ...more,
});
const boxOf = (...items: readonly WaitingEntry<Note>[]): Outbox<Note> => ({
  ...EMPTY_OUTBOX,
  items,
  batches: [
    { id: 'june', title: 'June' },
    { id: 'july', title: 'July' },
  ],
});

test('a batch says of each of its entries how far it is', () => {
  const refused = { kind: 'refused', status: 400, message: 'No' } as const;
  const box = boxOf(
    item('waits'),
    item('refused', { trouble: refused }),
    item('silent', { trouble: { ...refused, message: null } }),
    item('asks', { trouble: { kind: 'unchanged' } }),
    item('of another', { batch: 'july' }),
    item('of none', { batch: undefined }),
  );
  const ofJuly = withResult(box, 'elsewhere', 'july', { kind: 'saved', id: 8 });
  const state = batchIn(withResult(ofJuly, 'saved', 'june', { kind: 'saved', id: 7 }), 'june');
  expect(state?.title).toBe('June');
  expect([...(state?.results ?? [])]).toEqual([
    ['saved', { kind: 'saved', id: 7 }],
    ['waits', { kind: 'waiting' }],
    ['refused', { kind: 'refused', error: { kind: 'http', status: 400, message: 'No' } }],
    ['silent', { kind: 'refused', error: { kind: 'http', status: 400, message: undefined } }],
    ['asks', { kind: 'asks', trouble: { kind: 'unchanged' } }],
  ]);
  expect(batchIn(box, 'may')).toBeUndefined();
});

test('what the service has taken is a result of its batch, under its own id or, if it has none, its key', () => {
  const [one, gone] = [item('one'), item('gone', { id: 3, want: null })];
  const settled = withSettled(
    boxOf(one, gone),
    'one',
    { wanted: one.want, id: 7, stored: one.want },
    noteFields,
  );
  expect(settled).toMatchObject({ items: [{ key: 'gone' }], sent: [{ key: 'one', id: 7 }] });
  const both = withSettled(settled, 'gone', { wanted: null, id: null, stored: null }, noteFields);
  expect(both.items).toEqual([]);
  expect(both.sent).toEqual(settled.sent);
  expect(both.results.map(({ key, batch, result }) => [key, batch, result])).toEqual([
    ['one', 'june', { kind: 'saved', id: 7 }],
    ['gone', 'june', { kind: 'saved', id: 'gone' }],
  ]);
});

test('what was changed meanwhile has no result yet, and a result is one of its own batch', () => {
  const [other, one] = [item('other', { batch: 'july' }), item('one')];
  const box = boxOf(other, one);
  const taken = { wanted: one.want, id: 7, stored: one.want };
  expect(withSettled(box, 'one', taken, noteFields).results).toMatchObject([{ key: 'one', batch: 'june' }]);
  const changed = boxOf(other, { ...one, want: { text: 'later', hours: 1 } });
  expect(withSettled(changed, 'one', taken, noteFields).results).toEqual([]);
  expect(withSettled(box, 'gone', taken, noteFields)).toMatchObject({ items: box.items, results: [] });
});

test('a result is noted only while its batch has not ended', () => {
  const doubt: Doubt<Note> = { id: null, before: null, attempt: null };
  const box = boxOf();
  const refused = { kind: 'refused', error: 'No', doubt } as const;
  expect(withResult(box, 'one', undefined, refused)).toBe(box);
  expect(withResult(box, 'one', 'may', refused)).toBe(box);
  expect(withResult(box, 'one', 'july', refused).results).toEqual([
    { key: 'one', batch: 'july', result: refused },
  ]);
});

test('of a batch that is withdrawn, only what was neither sent nor refused goes', () => {
  const attempt = { sent: { text: 'a', hours: 1 }, alike: [] };
  const box = boxOf(
    item('unsent'),
    item('sent', { attempt }),
    item('refused', { trouble: { kind: 'unchanged' } }),
    item('of another', { batch: 'july' }),
  );
  expect(withoutUnsent(box, 'june').items.map(({ key }) => key)).toEqual(['sent', 'refused', 'of another']);
});

test('a change that joined an entry of a batch while that was created outlives the withdrawal of the rest (R-14.64)', () => {
  const created = { text: 'a', hours: 1 };
  const joined = item('joined', { want: { ...created, hours: 2 } });
  const stored = { wanted: created, id: 7, stored: created };
  const settled = withSettled(boxOf(joined, item('unsent')), 'joined', stored, noteFields);
  expect(withoutUnsent(settled, 'june').items).toMatchObject([{ key: 'joined', id: 7, want: joined.want }]);
});

test('a batch that ends is forgotten with its results, and what waits goes on waiting', () => {
  const box = withResult(
    withResult(boxOf(item('waits')), 'one', 'june', { kind: 'saved', id: 7 }),
    'two',
    'july',
    { kind: 'saved', id: 8 },
  );
  expect(withoutBatch(box, 'june')).toMatchObject({
    items: [{ key: 'waits' }],
    batches: [{ id: 'july' }],
    results: [{ key: 'two' }],
  });
  expect(withoutBatch(box, 'june').results).toHaveLength(1);
});
