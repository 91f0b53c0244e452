import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type WaitingEntry, nextToSend, withTrouble, withWish, withoutTwins } from './outbox';
import { type Fate, type Note, World, noteFields } from './outbox.fixture';
import { outboxStep, withDecision } from './outboxStep';

const note = fc.record({ text: fc.constantFrom('a', 'b'), hours: fc.constantFrom(1, 2) });
const fate = fc.constantFrom<Fate>('answered', 'requestLost', 'answerLost');

/** How a counterexample is printed. */
interface Act {
  readonly says: string;
  readonly run: (world: World<Note>) => void;
}
const says = (text: string, run: (world: World<Note>) => void): Act => ({ says: text, run });
const act: fc.Arbitrary<Act> = fc.oneof(
  fc
    .tuple(note, fc.oneof(fate, fc.constant('offline' as const)))
    .map(([content, what]) =>
      says(`save ${content.text}${content.hours} ${what}`, (world) => world.save(content, what)),
    ),
  fate.map((what) => says(`send ${what}`, (world) => void world.send(what))),
  fc
    .tuple(fc.nat(5), fc.oneof(note, fc.constant(null), fc.constant('discard' as const)))
    .map(([index, want]) =>
      says(`change ${index} ${JSON.stringify(want)}`, (world) => world.change(index, want)),
    ),
  fc
    .tuple(fc.nat(5), fc.option(note))
    .map(([index, want]) =>
      says(`edit ${index} ${JSON.stringify(want)}`, (world) => world.edit(index, want)),
    ),
  fc.constant(says('foreign', (world) => world.foreign((count) => ({ text: `theirs ${count}`, hours: 1 })))),
);

const rules = { fields: noteFields, hasUpdate: true };

describe('nothing is booked twice and nothing is lost', () => {
  test('in whatever order answers are lost and given (R-14.14)', () => {
    fc.assert(
      fc.property(fc.array(act, { maxLength: 30, size: 'max' }), (acts) => {
        const world = new World(noteFields);
        for (const { run } of acts) run(world);
        world.sendAll();
        // Only this user changes these entries, so there is nothing to ask.
        expect(world.items).toEqual([]);
        expect(world.booked).toEqual(world.believed);
      }),
      { numRuns: 1000 },
    );
  });
});

const waiting: WaitingEntry<Note> = {
  key: 'waiting-1',
  since: 0,
  id: null,
  before: null,
  want: { text: 'a', hours: 1 },
  attempt: null,
  trouble: null,
};
const stored = { ...waiting, id: 7, before: { text: 'a', hours: 1 }, want: { text: 'a', hours: 2 } };
const listed = (content: Note) => [{ id: '7', content }];

test('a change that joins a deletion has the newer values of what its form did not change (R-14.79)', () => {
  const deletion = { ...stored, before: { text: 'old', hours: 10 }, want: null };
  const seen = { before: { text: 'old', hours: 2 }, want: { text: 'new', hours: 2 } };
  const wish = { key: 'waiting-2', since: 0, row: 7, ...seen, attempt: null };
  const joined = { ...deletion, want: { text: 'new', hours: 10 } };
  expect(withWish([deletion], wish, noteFields)).toEqual([joined]);
  const trouble = { kind: 'clash', theirs: { text: 'theirs', hours: 10 } } as const;
  expect(withWish([{ ...deletion, trouble }], wish, noteFields)).toEqual([joined]);
  // What was sent before the deletion may have arrived.
  const attempt = { sent: { text: 'sent', hours: 12 }, alike: [] };
  expect(withWish([{ ...deletion, attempt }], wish, noteFields)).toEqual([
    { ...joined, attempt, want: { text: 'new', hours: 12 } },
  ]);
});

test('an entry that was changed since it was sent is not deleted with the row in which it is found: that is asked later (R-14.80)', () => {
  const sent = { text: 'a', hours: 1 };
  const found = { ...waiting, want: { text: 'a', hours: 3 }, attempt: { sent, alike: [] } };
  const deletion = { ...stored, key: 'waiting-2', before: sent, want: null };
  const joined = (one: WaitingEntry<Note>) => withoutTwins([one, deletion], 'waiting-1', 7, noteFields);
  expect(joined(found)).toEqual([found, deletion]);
  for (const want of [sent, null])
    expect(joined({ ...found, want })).toMatchObject([{ ...found, want: null }]);
  const changed = [{ id: 7, content: found.want }];
  expect(outboxStep(deletion, changed, rules, [])).toMatchObject({ trouble: { theirs: found.want } });
});

describe('what another user changed in the meantime', () => {
  test('fields that only another user changed are merged', () => {
    expect(outboxStep(stored, listed({ text: 'b', hours: 1 }), rules, [])).toEqual({
      kind: 'update',
      id: '7',
      content: { text: 'b', hours: 2 },
      theirs: { text: 'b', hours: 1 },
    });
  });

  test('a field that another user changed as well is asked about (R-14.16)', () => {
    const theirs = { text: 'a', hours: 3 };
    const step = outboxStep(stored, listed(theirs), rules, []);
    expect(step).toEqual({ kind: 'ask', trouble: { kind: 'clash', theirs } });
  });

  test('an entry deleted elsewhere is asked about, unless it was to be deleted anyway', () => {
    expect(outboxStep(stored, [], rules, [])).toEqual({
      kind: 'ask',
      trouble: { kind: 'clash', theirs: null },
    });
    expect(outboxStep({ ...stored, want: null }, [], rules, [])).toEqual({
      kind: 'done',
      id: 7,
      stored: null,
    });
  });

  test('an entry that another user changed is not deleted without asking', () => {
    const theirs = { text: 'b', hours: 1 };
    expect(outboxStep({ ...stored, want: null }, listed(theirs), rules, [])).toEqual({
      kind: 'ask',
      trouble: { kind: 'clash', theirs },
    });
  });
});

test('an entry that says the same is asked about if we do not know whether it was there before (R-14.14)', () => {
  const attempt = { sent: { text: 'a', hours: 1 }, alike: null };
  expect(outboxStep({ ...waiting, attempt }, listed({ text: 'a', hours: 1 }), rules, [])).toEqual({
    kind: 'ask',
    trouble: { kind: 'alike', id: '7' },
  });
  expect(outboxStep({ ...waiting, attempt }, [], rules, [])).toMatchObject({
    kind: 'create',
    alike: [],
  });
});

test('a creation whose answer was lost is completed if its call takes only a part of the entry (R-14.14)', () => {
  const textFirst = { ...rules, createdPart: ({ text }: Note) => ({ text, hours: 0 }) };
  const step = outboxStep(waiting, [], textFirst, []);
  expect(step).toMatchObject({ kind: 'create', content: { text: 'a', hours: 0 } });
  const attempt = { sent: { text: 'a', hours: 0 }, alike: [] };
  expect(outboxStep({ ...waiting, attempt }, listed({ text: 'a', hours: 0 }), textFirst, [])).toMatchObject({
    kind: 'update',
    content: { text: 'a', hours: 1 },
  });
});

describe('decisions about a conflict', () => {
  const theirs = { text: 'a', hours: 3 };
  const clash = withTrouble([stored], stored.key, { kind: 'clash', theirs });
  const next = (items: readonly WaitingEntry<Note>[], there = listed(theirs)) =>
    items.map((item) => outboxStep(item, there, rules, items));

  test('my version overwrites theirs', () => {
    const decided = withDecision(clash, stored.key, { kind: 'send', want: { text: 'a', hours: 2 } });
    expect(next(decided)).toEqual([{ kind: 'update', id: '7', content: { text: 'a', hours: 2 }, theirs }]);
  });

  test('their version stays', () => {
    expect(withDecision(clash, stored.key, { kind: 'leave' })).toEqual([]);
  });

  test('both stay, and mine becomes an entry of its own', () => {
    expect(next(withDecision(clash, stored.key, { kind: 'both' }))).toMatchObject([
      { kind: 'create', content: { text: 'a', hours: 2 } },
    ]);
  });

  test('an entry that they deleted is created again', () => {
    const gone = withTrouble([stored], stored.key, { kind: 'clash', theirs: null });
    const decided = withDecision(gone, stored.key, { kind: 'send', want: stored.want });
    expect(next(decided, [])).toMatchObject([{ kind: 'create' }]);
  });

  test('a refused entry is sent again only after it was changed', () => {
    const refused = withTrouble([waiting], waiting.key, { kind: 'refused', status: 400, message: 'No' });
    expect(nextToSend(refused)).toBeUndefined();
    const want = { text: 'b', hours: 1 };
    const changed = withWish(
      refused,
      { key: 'unused', since: 1, row: waiting.key, before: null, want, attempt: null },
      noteFields,
    );
    expect(nextToSend(changed)).toMatchObject({ key: waiting.key, want });
  });
});

test('a change merges into the waiting entry only the fields it changed (R-14.38)', () => {
  const atFirst = { text: 'a', hours: 1 };
  const item = { ...waiting, id: 7, before: atFirst, want: { text: 'b', hours: 2 } };
  const wish = { key: 'waiting-2', since: 0, row: 7, attempt: null };
  // The first of the two changes is taken back.
  const undone = { ...wish, before: { text: 'b', hours: 1 }, want: atFirst };
  expect(withWish([item], undone, noteFields)).toMatchObject([{ want: { text: 'a', hours: 2 } }]);
  // Then the other one as well: there is nothing left to send.
  const both = { ...wish, before: { text: 'b', hours: 2 }, want: atFirst };
  expect(withWish([item], both, noteFields)).toEqual([]);
});

test('a wish is shared by who wishes the same of its row, not by who wishes it again or something else (R-14.83)', () => {
  const attempt = { sent: null, alike: [] };
  const item = { key: 'a', since: 0, id: 7, before: null, want: null, attempt, trouble: null };
  const isShared = (key: string, want: Note | null) =>
    withWish([item], { key, since: 0, row: 7, before: null, want, attempt: null }, noteFields)[0]?.isShared;
  const other = { text: 'a', hours: 1 };
  expect([isShared('b', null), isShared('a', null), isShared('b', other)]).toEqual([
    true,
    undefined,
    undefined,
  ]);
});
