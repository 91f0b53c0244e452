import fc from 'fast-check';
import { afterEach, expect, test } from 'vitest';
import type { Id } from '@/domain/id';
import { resetBrowserStubs } from '../../../tests/jsdom/browserStubs';
import { inSuite } from '../../../tests/suite';
import { newKey, placeTaken } from './change';
import { World, fates, openTab, turn } from './tabs.fixture';

interface Action {
  readonly person: 0 | 1;
  readonly tab: 0 | 1;
  readonly what: 'create' | 'change' | 'delete' | 'send';
  /** Which of the person's entries is meant, by position. */
  readonly which: number;
  /** The next action starts without waiting for this one. */
  readonly isSideBySide: boolean;
}

const actions: fc.Arbitrary<readonly Action[]> = fc.array(
  fc.record({
    person: fc.constantFrom(0 as const, 1 as const),
    tab: fc.constantFrom(0 as const, 1 as const),
    what: fc.constantFrom(
      'create' as const,
      'create' as const,
      'change' as const,
      'delete' as const,
      'send' as const,
    ),
    which: fc.nat(5),
    isSideBySide: fc.boolean(),
  }),
  { minLength: 5, maxLength: 20 },
);

/** The messages that a person got about an entry. */
interface Told {
  row: Id;
  /** What the entry may say, according to the last answer (null: deleted); both versions if the outcome is unknown. */
  may: readonly (string | null)[];
  isBusy: boolean;
}

afterEach(resetBrowserStubs);

/** An answer takes at most this many turns of the event loop. */
const LONGEST = 400;

/** The outcome of an action in a tab; undefined if the tab was closed in the meantime, so that it never answers. */
async function orClosed<Result>(work: Promise<Result>): Promise<Result | undefined> {
  const patience = async (turns: number): Promise<undefined> => {
    await turn();
    return turns > 0 ? patience(turns - 1) : undefined;
  };
  return Promise.race([work, patience(LONGEST)]);
}

async function play(world: World, all: readonly Action[]) {
  const people = ['ada', 'ben'].map((name) => {
    const guid = `${name}-${newKey()}`;
    const kind = world.kindOf(guid, `notes-${guid}`);
    return { guid, kind, tabs: [openTab(guid, kind), openTab(guid, kind)], told: [] as Told[] };
  });
  let count = 0;
  const pending: Promise<unknown>[] = [];
  for (const { person, tab, what, which, isSideBySide } of all) {
    const { tabs, told, kind, guid } = people[person] ?? { tabs: [], told: [], kind: null, guid: '' };
    const run = async () => {
      const actor = tabs[tab];
      if (!actor || !kind) return;
      if (what === 'send') {
        await orClosed(actor.send());
        return;
      }
      const text = `${guid} ${(count += 1)}`;
      if (what === 'create') {
        const entry: Told = { row: '', may: [null, text], isBusy: true };
        told.push(entry);
        const outcome = await orClosed(actor.save(null, null, { text }));
        if (outcome?.kind === 'saved' || outcome?.kind === 'waiting') {
          entry.row = outcome.id;
          entry.may = [text];
          entry.isBusy = false;
        }
        return;
      }
      const entry = told[which];
      const [before] = entry?.may ?? [];
      if (!entry || entry.isBusy || entry.may.length > 1 || typeof before !== 'string') return;
      const want = what === 'change' ? { text } : null;
      entry.isBusy = true;
      entry.may = [before, want?.text ?? null];
      const outcome = await orClosed(actor.save(entry.row, { text: before }, want));
      if (outcome?.kind !== 'saved' && outcome?.kind !== 'waiting') return;
      entry.may = [want?.text ?? null];
      entry.isBusy = false;
    };
    const done = run();
    pending.push(done);
    // oxlint-disable-next-line no-await-in-loop -- one action after another
    await (isSideBySide ? turn() : done);
  }
  await Promise.all(pending);
  return people;
}

test('two people, two tabs each, with closed tabs and lost or refused calls: each entry is there once, as it was reported (R-14.19)', async () => {
  await fc.assert(
    fc.asyncProperty(
      actions,
      fc.array(fc.constantFrom(...fates), { maxLength: 25 }),
      async (all, trouble) => {
        const world = new World(trouble);
        Object.defineProperty(navigator, 'locks', { configurable: true, value: world.locks });
        const people = await play(world, all);
        world.calm();
        for (const { guid, kind, told } of people) {
          // oxlint-disable-next-line no-await-in-loop -- one person after another
          await openTab(guid, kind).sendAll();
          const stored = world.listOf(guid).map(({ content }) => content.text);
          expect(new Set(stored).size).toBe(stored.length);
          for (const { may } of told) {
            const there = stored.filter((text) => may.includes(text));
            expect(there.length).toBeLessThanOrEqual(1);
            expect(there.length).toBeGreaterThanOrEqual(may.includes(null) ? 0 : 1);
          }
          const known = new Set(told.flatMap(({ may }) => may));
          expect(stored.filter((text) => !known.has(text))).toEqual([]);
        }
      },
    ),
    // The quick suite always replays the same stories, so that it fails only because of a change; the large suite plays
    // new ones.
    { numRuns: inSuite(50, 200, 15), ...inSuite<{ seed?: number }>({ seed: 2 }, {}) },
  );
});

test.each([
  ['is answered', fates[0]],
  ['is carried out without an answer', fates[1]],
  ['is not carried out', fates[2]],
])(
  'a place that two tabs fill gets one entry, where the call of the first one %s (R-5.11)',
  async (_words, fate) => {
    const world = new World([fate]);
    const guid = `ada-${newKey()}`;
    const kind = world.kindOf(guid, `notes-${guid}`);
    const [first, second] = [openTab(guid, kind), openTab(guid, kind)];
    Object.defineProperty(navigator, 'locks', { configurable: true, value: world.locks });
    const fill = { isTaken: () => true };
    const both = [first.save(null, null, { text: 'a' }, fill), second.save(null, null, { text: 'b' }, fill)];
    const [, later] = await Promise.all(both);
    expect(later).toEqual({ kind: 'failed', error: placeTaken });
    await first.sendAll();
    expect(world.listOf(guid).map(({ content }) => content.text)).toEqual(['a']);
  },
);
