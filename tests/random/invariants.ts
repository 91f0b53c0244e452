import * as v from 'valibot';
import type { KeptResult } from '@/domain/changes/batch';
import type { WaitingEntry } from '@/domain/changes/outbox';
import { isSameId } from '@/domain/id';
import { idSchema } from '@/shared/outbox/keptOutbox';
import { type Entry, parts } from './entries';
import { type Wish, changedParts } from './ledger';
import type { Story } from './story';
import type { Person } from './tab';

/** The outbox of a person as the device stores it. */
export interface Kept {
  readonly person: Person;
  readonly head: unknown;
  readonly names: readonly string[];
  readonly items: readonly WaitingEntry<Entry>[];
  readonly results: readonly KeptResult<Entry>[];
}

/** The story after a step. */
export interface Moment {
  readonly story: Story;
  readonly kept: readonly Kept[];
  /** All names on the device. */
  readonly names: readonly string[];
  /** Everything was sent that can be. */
  readonly isOver: boolean;
}

/** The name of the entry that an item is about. */
const nameOf = ({ want, before, attempt }: WaitingEntry<Entry>) => (want ?? before ?? attempt?.sent)?.name;

const quote = ({ key, told, name }: Wish) => `${key} (${name}, told ${told})`;

/** Nothing is twice at the service. */
function once({ story }: Moment): readonly string[] {
  const names = story.service.entries.map(({ content }) => content.name);
  return names.filter((name, at) => names.indexOf(name) !== at);
}

/** What was told to be saved was at the service; only a deletion that somebody asked for takes it away. */
function saved({ story: { ledger, service, hasUpdate }, kept }: Moment): readonly string[] {
  const isThere = (name: string) => service.entries.some(({ content }) => content.name === name);
  return ledger.wishes
    .filter(({ told }) => told === 'saved')
    .filter((wish) => {
      // Taken back in another tab while it was looked for, it is as wished then; the form is told what the service has.
      if (!wish.want) return !ledger.isDeleted(wish) && !wish.isGivenUp;
      // Taken back in another tab before it arrived, it is as wished, too.
      if (ledger.missingParts(wish, wish.toldAt).length > 0) return !wish.isGivenUp;
      const others = ledger.of(wish.name).filter((other) => other !== wish);
      // Without a call that changes an entry, it is deleted and created anew; until then it waits, or its form has it.
      const isOpen =
        others.some(({ told }) => told !== 'saved' && told !== 'waiting') ||
        kept.some(({ items }) => items.some((item) => nameOf(item) === wish.name));
      const isChanging = wish.isGivenUp || (!hasUpdate && isOpen);
      return !isThere(wish.name) && !isChanging && !others.some(({ want, isGivenUp }) => !want || isGivenUp);
    })
    .map(quote);
}

/** A value that was replaced does not come back, unless somebody decided so. */
function gone({ story: { ledger } }: Moment): readonly string[] {
  const seen = new Map<string, unknown[]>();
  return ledger.log.flatMap(({ name, content }) =>
    parts.flatMap((part) => {
      if (!content) return [];
      const values = seen.get(`${name} ${part}`) ?? [];
      const value = content[part];
      const isBack = values.includes(value) && values.at(-1) !== value && !ledger.decided.has(value);
      seen.set(`${name} ${part}`, [...values, value]);
      return isBack ? [`${name}: ${value} is back after ${String(values.at(-1))}`] : [];
    }),
  );
}

/** What was told to wait is on the device or at the service. */
function waiting({ story: { ledger }, kept }: Moment): readonly string[] {
  return ledger.wishes
    .filter(({ told, isGivenUp }) => told === 'waiting' && !isGivenUp)
    .filter((wish) => {
      const items = kept.find(({ person }) => person === wish.person)?.items ?? [];
      const about = items.filter((item) => nameOf(item) === wish.name);
      if (!wish.want)
        return (
          !about.some(({ want }) => want === null) && !ledger.isDeleted(wish) && !ledger.isReplaced(wish)
        );
      return ledger
        .missingParts(wish)
        .some((part) => !about.some(({ want }) => want?.[part] === wish.want?.[part]));
    })
    .map(quote);
}

/** What was told not to be saved is not at the service, unless another wish was built on it. */
function failed({ story: { ledger, service, hasUpdate }, kept }: Moment): readonly string[] {
  // Without a call that changes an entry, it is deleted and created anew; until then it waits to be created.
  const isChanging = (name: string) =>
    !hasUpdate && kept.some(({ items }) => items.some((item) => item.want?.name === name));
  return ledger.wishes
    .filter(({ told, isGivenUp }) => (told === 'failed' || told === 'unsent') && !isGivenUp)
    .filter((wish) => {
      const others = ledger.of(wish.name).filter((other) => other !== wish);
      if (!wish.want) {
        const isThere = service.entries.some(({ content }) => content.name === wish.name);
        const wasThere = ledger.log.some(({ name, content }) => name === wish.name && content);
        const isDeleted = wasThere && !isThere && !isChanging(wish.name);
        return isDeleted && others.every(({ want, isGivenUp }) => want && !isGivenUp);
      }
      return changedParts(wish).some(
        (part) =>
          ledger.hasArrived(wish, part) &&
          !others.some(({ before, want }) => [before, want].some((one) => one?.[part] === wish.want?.[part])),
      );
    })
    .map(quote);
}

const keysOf = ({ ledger }: Story, person: Person): ReadonlySet<string> =>
  new Set(ledger.wishes.filter((wish) => wish.person === person).map(({ key }) => key));

/** Nobody has anything of another person in the outbox. */
function own({ story, kept, names }: Moment): readonly string[] {
  const strange = names.filter((name) => !story.people.some(({ guid }) => name.startsWith(`${guid}/`)));
  const others = kept.flatMap(({ person, items, results }) => {
    const keys = keysOf(story, person);
    return [...items, ...results].filter(({ key }) => !keys.has(key)).map(({ key }) => key);
  });
  return [...strange, ...others];
}

const headSchema = v.fallback(
  v.object({
    sent: v.array(v.object({ key: v.string(), id: idSchema, was: v.optional(idSchema) })),
    batches: v.array(v.object({ id: v.string() })),
  }),
  { sent: [], batches: [] },
);

/** The ids by which an outbox knows an entry, or knew it. */
function idsOf({ head, items }: Kept): readonly unknown[] {
  const { sent } = v.parse(headSchema, head);
  return [...items, ...sent].flatMap(({ key, id, was }) => [key, id, was]);
}

/** Head and entries of an outbox agree, and nothing is left of what has ended. */
function whole({ story, kept, isOver }: Moment): readonly string[] {
  return kept.flatMap(({ person, head, names, items, results }) => {
    const all = [...items, ...results];
    const keys = all.map(({ key }) => key);
    const { sent, batches: open } = v.parse(headSchema, head);
    const batches = open.map(({ id }) => id);
    const problems = [
      ...keys.filter((key, at) => keys.indexOf(key) !== at).map((key) => `${key} is kept twice`),
      ...results.filter(({ batch }) => !batches.includes(batch)).map(({ key }) => `${key} has no batch`),
      ...sent
        .filter(({ id }) => !story.service.ids.has(Number(id)) && !keysOf(story, person).has(String(id)))
        .map(({ id }) => `the head names ${String(id)}`),
      ...(names.length === all.length ? [] : [`${names.length} are kept, ${all.length} can be read`]),
      ...(names.length > 0 && head === undefined ? ['there is no head'] : []),
      ...(isOver && names.length + batches.length > 0 ? [`${names.length + batches.length} are left`] : []),
    ];
    return problems.map((problem) => `${person.name}: ${problem}`);
  });
}

/** Each tab shows what it was told to wait, once and as it is to be; at the end all show what the service has. */
function shown({ story: { people, ledger, service }, kept, isOver }: Moment): readonly string[] {
  return people.flatMap(({ tabs, name: person }) =>
    tabs.flatMap((tab, at) => {
      if (tab.isClosed || !tab.isSignedIn) return [];
      const [rows, items] = [tab.rows(), tab.waiting()];
      const isLeaving = (name: string) => items.some((item) => !item.want && nameOf(item) === name);
      // It is being sent, or was; the message of the tab that did so may still be on its way.
      const unsent = new Set(
        kept.flatMap(({ items: all }) => all.flatMap(({ key, attempt }) => (attempt ? [] : key))),
      );
      const isOpen = (name: string) =>
        items.some(({ key, want, attempt }) => want?.name === name && (attempt || !unsent.has(key)));
      // Deleted by somebody else before its creation was answered, it has a row of which nothing tells that it is the same.
      const known = new Set(kept.flatMap((one) => (one.person.name === person ? idsOf(one) : [])));
      const seen = rows.filter(({ id }) => known.has(id) || service.entries.some((one) => one.id === id));
      const twice = seen.filter(
        ({ name }, place) =>
          seen.findIndex((row) => row.name === name) !== place && !tab.isAged && !isOpen(name),
      );
      const lacking = ledger.wishes
        .filter((wish) => wish.tab === tab && wish.told === 'waiting' && !wish.isGivenUp)
        .filter((wish) => {
          // The tab has not read the list since another one saved the entry.
          const isUnread = (item: WaitingEntry<Entry>) =>
            nameOf(item) === wish.name &&
            item.id !== null &&
            !tab.list.some(({ id }) => isSameId(item.id, id));
          if (items.some(isUnread)) return false;
          if (!wish.want) return !ledger.isDeleted(wish) && !ledger.isReplaced(wish) && !isLeaving(wish.name);
          return ledger
            .missingParts(wish)
            .some((part) => !rows.some((row) => row.name === wish.name && row[part] === wish.want?.[part]));
        });
      const sum = service.entries.reduce((hours, { content }) => hours + content.hours, 0);
      const problems = [
        ...twice.map(({ name }) => `${name} is shown twice`),
        ...lacking.map((wish) => `${quote(wish)} is not shown`),
        ...(isOver && tab.sum() !== sum ? [`the sum is ${tab.sum()}, not ${sum}`] : []),
      ];
      return problems.map((problem) => `tab ${at} of ${person}: ${problem}`);
    }),
  );
}

/** In the end everybody has an answer, and the service has what the last one wished. */
function settled({ story: { ledger, service, errors }, isOver }: Moment): readonly string[] {
  const broken = errors.map((error) => `error: ${String(error)}`);
  if (!isOver) return broken;
  const silent = ledger.wishes.filter(({ told, tab }) => told === 'open' && !tab.isClosed);
  const lost = ledger.wishes.filter((wish) => {
    if ((wish.told !== 'saved' && wish.told !== 'waiting') || wish.isGivenUp) return false;
    const isAlone = ledger.of(wish.name).every(({ at, told, toldAt }) => {
      const isBefore = at < wish.at && told === 'saved' && toldAt <= wish.at;
      return at === wish.at || isBefore || told === 'failed' || told === 'unsent';
    });
    if (!isAlone) return false;
    const found = service.entries.find(({ content }) => content.name === wish.name)?.content;
    if (!wish.want) return found !== undefined;
    return changedParts(wish).some((part) => found?.[part] !== wish.want?.[part]);
  });
  return [...broken, ...silent.map(quote), ...lost.map(quote)];
}

/** What holds after every step. */
export const invariants = { once, saved, gone, waiting, failed, own, whole, shown, settled };
