import fc from 'fast-check';
import { vi } from 'vitest';
import { fieldNames } from '@/domain/fieldNames';
import { SETTLE_MS } from '@/shared/outbox/sendWaiting';
import { quiet, room } from './device';
import type { Service } from './service';
import type { Story } from './story';
import type { Tab } from './tab';

/** How often something is done, compared with the rest. */
const often = {
  create: 5,
  change: 5,
  changeBoth: 4,
  delete: 2,
  batch: 2,
  again: 3,
  send: 6,
  look: 4,
  close: 2,
  closeAtWrite: 3,
  network: 3,
  session: 2,
  room: 2,
  clock: 1,
  decide: 2,
  batchEnd: 1,
  pause: 1,
} as const;

type What = keyof typeof often;

export interface Action {
  readonly what: What;
  readonly person: number;
  readonly tab: number;
  /** Which entry, size or time. */
  readonly which: number;
  readonly isFirst: boolean;
}

export const anyAction: fc.Arbitrary<Action> = fc.record({
  what: fc.oneof(...fieldNames(often).map((name) => ({ arbitrary: fc.constant(name), weight: often[name] }))),
  person: fc.nat(1),
  tab: fc.nat(1),
  which: fc.nat(30),
  isFirst: fc.boolean(),
});

export const textOf = ({ what, person, tab, which, isFirst }: Action) =>
  `${['ada', 'ben'][person]} in tab ${tab}: ${what} ${which} ${isFirst}`;

const HOUR_MS = 3_600_000;
const ROOMS = [0, 50, 200];
/** So many pauses are longer than a tab waits for its turn. */
const LONG = 5;

/** Changes or deletes a row, chosen by number or by the name of its entry; answers with the name. */
function edit(
  story: Story,
  tab: Tab,
  { what, which, isFirst }: Action,
  name: string | null = null,
): string | undefined {
  const rows = tab
    .rows()
    .filter(
      (one) =>
        what === 'delete' || typeof one.id === 'string' || (story.hasUpdate && story.isKnown(one.name)),
    );
  const row = name === null ? rows[which % Math.max(1, rows.length)] : rows.find((one) => one.name === name);
  if (!row) return undefined;
  const { id, ...before } = row;
  const want = what === 'delete' ? null : story.content(tab.person, before, which);
  const asks = { onConflict: () => undefined };
  story.save(tab, [story.wish(tab, { row: id, before, want })], isFirst && want ? asks : {});
  return row.name;
}

/** Two tabs, of one person or two, read the list and change different parts of an entry, neither knowing of the other. */
async function editBoth(story: Story, tab: Tab, other: Tab, action: Action): Promise<void> {
  await Promise.all([tab.look(), other.look()]);
  if ([tab, other].some((one) => one.isClosed || !one.isSignedIn)) return;
  const which = 3 * action.which;
  const name = edit(story, tab, { ...action, which });
  if (name !== undefined) edit(story, other, { ...action, which: which + 1 }, name);
}

function saveBatch(story: Story, tab: Tab, { which }: Action): void {
  const batch = { id: `batch ${story.batches.length}`, title: 'June' };
  story.batches.push({ person: tab.person, batch, isEnded: false });
  const wishes = Array.from({ length: 1 + (which % 4) }, () =>
    story.wish(tab, { row: null, before: null, want: story.content(tab.person), batch: batch.id }),
  );
  story.save(tab, wishes, { batch });
}

function endBatch(story: Story, tab: Tab, isStopped: boolean): void {
  const known = story.batches.find(({ person, isEnded }) => person === tab.person && !isEnded);
  if (!known) return;
  if (isStopped) {
    // What was not created is withdrawn, with what was changed in its row meanwhile.
    const created = new Set(story.service.entries.map(({ content }) => content.name));
    for (const { name, batch } of story.ledger.wishes)
      if (batch === known.batch.id && !created.has(name)) story.ledger.giveUp(tab.person, name);
    story.begin(tab.stopBatch(known.batch));
  } else {
    known.isEnded = true;
    story.begin(tab.endBatch(known.batch));
  }
}

/**
 * Seconds pass: what a tab has given up arrives. A call that arrives even later, after its entry was looked for, doubles it,
 * and nobody could know: the service has no key that would prevent it.
 */
export async function passTime(service: Service, pauses: number): Promise<void> {
  service.letLateArrive();
  for (let left = pauses; left > 0; left -= 1) {
    vi.advanceTimersByTime(SETTLE_MS);
    await quiet(10);
  }
}

/** Does an action; what takes time goes on by itself. */
export async function perform(story: Story, action: Action): Promise<void> {
  const { what, which, isFirst } = action;
  const person = story.people[action.person];
  if (!person) return;
  const tab = story.tabOf(person, action.tab);
  switch (what) {
    case 'create': {
      const wish = story.wish(tab, { row: null, before: null, want: story.content(person) });
      story.save(tab, [wish]);
      break;
    }
    case 'change':
    case 'delete':
      edit(story, tab, action);
      break;
    case 'changeBoth':
      if (tab.isSignedIn)
        story.begin(
          editBoth(story, tab, story.tabOf(story.people[which % 2] ?? person, 1 - action.tab), action),
        );
      break;
    case 'batch':
      saveBatch(story, tab, action);
      break;
    case 'again':
      if (tab.isSignedIn) story.saveAgain(tab, which);
      break;
    case 'send':
      if (tab.isSignedIn) story.begin(tab.send());
      break;
    case 'look':
      if (tab.isSignedIn) story.begin(tab.look());
      break;
    case 'close':
      tab.close(isFirst);
      break;
    case 'closeAtWrite':
      tab.writesLeft = 1 + (which % 4);
      tab.isLastStored = isFirst;
      break;
    case 'network':
      person.hasNetwork = !person.hasNetwork;
      for (const one of person.tabs) one.hearNetwork(person.hasNetwork);
      break;
    case 'session':
      person.isExpired = !person.isExpired;
      if (!person.isExpired) for (const one of person.tabs) one.signIn();
      break;
    case 'room':
      room.set(person.guid, isFirst ? Infinity : (ROOMS[which % ROOMS.length] ?? 0));
      break;
    case 'clock':
      vi.setSystemTime(Date.now() + (isFirst ? HOUR_MS : -24 * HOUR_MS));
      break;
    case 'decide':
      if (tab.isSignedIn) story.decide(tab, which, isFirst);
      break;
    case 'batchEnd':
      if (tab.isSignedIn) endBatch(story, tab, isFirst);
      break;
    case 'pause':
      await passTime(story.service, LONG);
      break;
  }
}
