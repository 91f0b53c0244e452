import fc from 'fast-check';
import { fieldNames } from '@/domain/fieldNames';
import { resetStorage } from '../jsdom/resetStorage';
import { type Action, anyAction, passTime, perform, textOf } from './actions';
import { installBrowser, takeOf } from './browser';
import { deviceData, quiet } from './device';
import { kept } from './entries';
import { type Kept, type Moment, invariants } from './invariants';
import { type Fate, fates } from './service';
import { Story } from './story';
import type { Person } from './tab';

function keptOf(person: Person, data: ReadonlyMap<string, unknown>): Kept {
  const key = `${person.guid}/${kept.name}`;
  const entries = new Map([...data].filter(([name]) => name.startsWith(`${key}/`)));
  const { items, results } = kept.parts?.join({ head: data.get(key), entries }) ?? kept.parse(undefined);
  return { person, head: data.get(key), names: [...entries.keys()], items, results };
}

async function check(story: Story, isOver: boolean): Promise<void> {
  const data = await deviceData();
  const moment: Moment = {
    story,
    kept: story.people.map((person) => keptOf(person, data)),
    names: [...data.keys()],
    isOver,
  };
  const sent = moment.kept.flatMap(({ items }) => items.filter(({ id, attempt }) => attempt && id === null));
  story.sentNames = new Set(sent.map(({ attempt }) => attempt?.sent?.name ?? ''));
  const broken = Object.entries(invariants).flatMap(([name, find]) =>
    find(moment).map((what) => `${name}: ${what}`),
  );
  if (broken.length === 0) return;
  const state = {
    service: story.service.entries,
    kept: moment.kept.map(({ items, results }) => ({ items, results })),
    shown: story.people.map(({ tabs }) => tabs.map((tab) => tab.rows())),
    wishes: story.ledger.wishes.map(({ key, row, before, want, told }) => ({ key, row, before, want, told })),
  };
  throw new Error(`${broken.join('\n')}\n${JSON.stringify(state)}`);
}

/** What a story is made of. */
export interface Plot {
  readonly actions: readonly Action[];
  readonly fates: readonly Fate[];
  readonly hasUpdate: boolean;
}

/** How often a call meets a fate. */
const weights: Partial<Record<Fate, number>> = { answered: 8 };

const fate = fc.oneof(
  ...fieldNames(fates).map((name) => ({
    arbitrary: fc.constant(name),
    weight: weights[name] ?? 1,
  })),
);

export const plot: fc.Arbitrary<Plot> = fc.record({
  actions: fc.array(anyAction, { minLength: 5, maxLength: 40, size: 'max' }),
  fates: fc.array(fate, { maxLength: 60, size: 'max' }),
  hasUpdate: fc.boolean(),
});

/** The calm at the end takes at most so many rounds. */
const ROUNDS = 20;

/** Plays a story, and checks all that holds after each of its steps. */
export async function play(scheduler: fc.Scheduler, { actions, fates: all, hasUpdate }: Plot): Promise<void> {
  await resetStorage();
  const take = takeOf(scheduler);
  installBrowser(take);
  const story = new Story(take, all, hasUpdate);
  // A story that fails must not go on during the next one.
  await playStory(story, scheduler, actions).finally(() => {
    for (const { tabs } of story.people) for (const tab of tabs) tab.close(false);
  });
}

async function playStory(story: Story, scheduler: fc.Scheduler, actions: readonly Action[]): Promise<void> {
  const goOn = async () => {
    await quiet();
    await check(story, false);
    while (scheduler.count() > 0) {
      await scheduler.waitNext(1);
      await quiet();
      await check(story, false);
    }
  };
  scheduler.scheduleSequence(
    actions.map((one) => ({ label: textOf(one), builder: async () => perform(story, one) })),
  );
  await goOn();
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const tab of story.calm()) {
      for (let left = tab.waiting().length; left > 0; left -= 1) {
        if (tab.waiting().some(({ trouble }) => trouble)) story.decide(tab, 0, true);
        await quiet();
      }
      story.begin(tab.send());
      for (const known of story.batches)
        if (known.person === tab.person) story.begin(tab.endBatch(known.batch));
    }
    await goOn();
    await passTime(story.service, 1);
    await goOn();
  }
  for (const { tabs } of story.people) for (const tab of tabs) if (!tab.isClosed) story.begin(tab.look());
  await goOn();
  await check(story, true);
}
