import type { Id } from '@/domain/id';
import { type Entry, type Part, parts } from './entries';
import type { Service, Version } from './service';
import type { Person, Tab } from './tab';

/** The last message about a wish; `open` while there is none. */
type Told = 'open' | 'saved' | 'waiting' | 'failed' | 'unknown' | 'unsent';

/** A press of Save, with what the person was told about it. */
export interface Wish {
  readonly key: string;
  readonly person: Person;
  /** The tab that was asked last. */
  tab: Tab;
  readonly name: string;
  readonly row: Id | null;
  readonly before: Entry | null;
  /** Null: the entry is to be deleted. */
  readonly want: Entry | null;
  readonly batch: string | undefined;
  told: Told;
  /** Its place among all wishes. */
  readonly at: number;
  /** How long the service's log was when it was saved first. */
  readonly from: number;
  /** How many wishes there were when the message came. */
  toldAt: number;
  /** It was withdrawn, or the person let the other version win. */
  isGivenUp: boolean;
}

/** The parts that a wish changes; none for a deletion. */
export const changedParts = ({ before, want }: Pick<Wish, 'before' | 'want'>): readonly Part[] =>
  want ? parts.filter((part) => want[part] !== before?.[part]) : [];

/** All wishes, and what can be concluded from them. */
export class Ledger {
  readonly wishes: Wish[] = [];
  /** Values that may be at the service once more, because a person has decided so. */
  readonly decided = new Set<string | number>();
  readonly log: readonly Version[];
  readonly #service: Service;

  constructor(service: Service) {
    this.log = service.log;
    this.#service = service;
  }

  /** A person withdraws what waits of an entry. */
  giveUp(person: Person, name: string): void {
    for (const wish of this.of(name)) if (wish.person === person) wish.isGivenUp = true;
  }

  of(name: string): readonly Wish[] {
    return this.wishes.filter((wish) => wish.name === name);
  }

  /**
   * Whether the same person has saved the part (or, without one, the entry) again since, or had not been answered: an entry
   * waits once, as it was wished last, and of two forms of one person the one that has its turn last wins.
   */
  isReplaced({ at, person, name }: Wish, part?: Part, before = Infinity): boolean {
    return this.of(name).some(
      (later) =>
        later.person === person &&
        later.at !== at &&
        (later.at > at || later.toldAt > at) &&
        later.at < before &&
        later.told !== 'failed' &&
        later.told !== 'unsent' &&
        (part === undefined || later.want === null || changedParts(later).includes(part)),
    );
  }

  /** Whether the service had a part as wished at any time. */
  hasArrived({ name, want, from }: Wish, part: Part): boolean {
    return this.log.some(
      (one, at) => at >= from && one.name === name && one.content?.[part] === want?.[part],
    );
  }

  /**
   * Whether the service has deleted the entry since it was wished, has none, or has it under another id. What another
   * tab has deleted and created anew has another row there: nothing tells that it is the same, and the user sees it.
   */
  isDeleted({ name, from, row }: Wish): boolean {
    const { entries } = this.#service;
    const isOther = typeof row === 'number' && entries.every(({ id }) => id !== row);
    return (
      entries.every(({ content }) => content.name !== name) ||
      isOther ||
      this.log.some((one, at) => at >= from && one.name === name && !one.content)
    );
  }

  /** The parts of a wish that nobody finds at the service, although no later wish of the person replaced them. */
  missingParts(wish: Wish, before?: number): readonly Part[] {
    return changedParts(wish).filter(
      (part) => !this.hasArrived(wish, part) && !this.isReplaced(wish, part, before),
    );
  }
}
