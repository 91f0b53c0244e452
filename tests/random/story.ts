import type { Batch } from '@/domain/changes/batch';
import { withDecision } from '@/domain/changes/outboxStep';
import { type Items, withoutWish } from '@/domain/changes/outbox';
import type { Change, SaveOptions } from '@/shared/outbox/change';
import { room } from './device';
import type { Take } from './browser';
import { type Entry, parts } from './entries';
import { Ledger, type Wish } from './ledger';
import { type Fate, Service } from './service';
import { type Person, Tab } from './tab';

/** Two people with two tabs each on one device, a service, and what happens. */
export class Story {
  readonly service: Service;
  readonly ledger: Ledger;
  readonly people: readonly Person[];
  readonly batches: { readonly person: Person; readonly batch: Batch; isEnded: boolean }[] = [];
  /** What no promise may end with. */
  readonly errors: unknown[] = [];
  readonly hasUpdate: boolean;
  /** The names of entries that were sent, and of which a device does not know yet whether they were created. */
  sentNames: ReadonlySet<string> = new Set();
  #count = 0;

  constructor(take: Take, fates: readonly Fate[], hasUpdate: boolean) {
    this.service = new Service(take, fates);
    this.ledger = new Ledger(this.service);
    this.hasUpdate = hasUpdate;
    room.clear();
    this.people = ['ada', 'ben'].map((name) => ({
      name,
      guid: `guid-of-${name}`,
      tabs: [],
      hasNetwork: true,
      isExpired: false,
    }));
    for (const person of this.people) {
      this.service.create(this.content(person));
      for (const at of [0, 1]) this.tabOf(person, at);
    }
  }

  /** The tab at a place; a closed one is opened anew. */
  tabOf(person: Person, at: number): Tab {
    const there = person.tabs[at];
    if (there && !there.isClosed) return there;
    const tab = new Tab(person, this.service, this.hasUpdate);
    person.tabs[at] = tab;
    this.begin(tab.look());
    return tab;
  }

  /** Lets something begin, without waiting for its end. */
  begin(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.errors.push(error));
  }

  /**
   * Whether whoever created an entry knows that it was created. Before, nobody changes it: changed by then, it cannot be told
   * from an entry of somebody else, and would be created once more; only a key of the call at the service could prevent that.
   */
  isKnown(name: string): boolean {
    const isOpen = ({ row, told, tab }: Wish) =>
      row === null && !tab.isClosed && told !== 'saved' && told !== 'waiting';
    return !this.sentNames.has(name) && !this.ledger.of(name).some(isOpen);
  }

  content(person: Person, from?: Entry, which = 0): Entry {
    this.#count += 1;
    const text = `${person.name} ${this.#count}`;
    if (!from) return { name: `entry ${this.#count}`, text, hours: this.#count };
    const isText = which % 3 !== 1;
    const isHours = which % 3 !== 0;
    return {
      name: from.name,
      text: isText ? text : from.text,
      hours: isHours ? this.#count : from.hours,
    };
  }

  wish(
    tab: Tab,
    { row, before, want, batch }: Pick<Wish, 'row' | 'before' | 'want'> & { readonly batch?: string },
  ): Wish {
    const { wishes } = this.ledger;
    const wish: Wish = {
      key: `waiting-${tab.person.name}-${wishes.length}`,
      person: tab.person,
      tab,
      name: (want ?? before)?.name ?? '',
      row,
      before,
      want,
      batch,
      told: 'open',
      at: wishes.length,
      from: this.service.log.length,
      toldAt: Infinity,
      isGivenUp: false,
    };
    wishes.push(wish);
    return wish;
  }

  /** Saves wishes in a tab and notes what is told. */
  save(tab: Tab, wishes: readonly Wish[], options: SaveOptions<Entry> = {}): void {
    for (const wish of wishes) {
      wish.tab = tab;
      wish.told = 'open';
    }
    const changes = wishes.map(({ key, row, before, want }): Change<Entry> => ({ key, row, before, want }));
    const work = async () => {
      const outcomes = await tab.save(changes, options);
      if (tab.isClosed) return;
      for (const [at, wish] of wishes.entries()) {
        wish.told = outcomes[at]?.kind ?? 'open';
        wish.toldAt = this.ledger.wishes.length;
      }
    };
    this.begin(work());
  }

  /** Saves again, in the form that is still open, what a person was not told to be saved. */
  saveAgain(tab: Tab, which: number): void {
    const left = this.ledger.wishes.filter(
      ({ told, row, isGivenUp, tab: asked }) =>
        asked === tab && row === null && !isGivenUp && (told === 'failed' || told === 'unknown'),
    );
    const wish = left[which % Math.max(1, left.length)];
    if (!wish) return;
    const known = this.batches.find(({ batch, isEnded }) => batch.id === wish.batch && !isEnded);
    const all = known ? this.ledger.wishes.filter(({ batch }) => batch === wish.batch) : [wish];
    // The form of a new entry says how all of it is to be, and has not seen what was changed in its row: it is saved last.
    for (const { name } of all) this.ledger.giveUp(tab.person, name);
    for (const one of all) one.isGivenUp = false;
    this.save(tab, all, known ? { batch: known.batch } : {});
  }

  /** Decides what needs the person, or takes back what waits. */
  decide(tab: Tab, which: number, isSent: boolean): void {
    const items = tab.waiting();
    const asking = items.filter(({ trouble }) => trouble !== null);
    const pool = asking.length > 0 ? asking : items;
    const item = pool[which % Math.max(1, pool.length)];
    if (!item) return;
    const { key, want, before, trouble } = item;
    const name = (want ?? before ?? item.attempt?.sent)?.name ?? '';
    // What the list has again, because somebody who was not told the outcome created it anew, is not created once more.
    const isBack = this.service.entries.some(({ id, content }) => content.name === name && id !== item.id);
    const isAnew = trouble?.kind === 'clash' && trouble.theirs === null;
    // Two people who both create anew what was deleted have it twice: neither knows of the other.
    const isShared = this.ledger
      .of(name)
      .some(
        (one) => one.person !== tab.person && one.want && (one.told === 'waiting' || one.told === 'open'),
      );
    const sends = isSent && !(isAnew && (isBack || isShared));
    const again = trouble && sends ? want : before;
    for (const part of parts) if (again) this.ledger.decided.add(again[part]);
    if (name !== '' && (!trouble || !sends)) this.ledger.giveUp(tab.person, name);
    const change = (all: Items<Entry>) =>
      trouble
        ? withDecision(all, key, sends ? { kind: 'send', want } : { kind: 'leave' })
        : withoutWish(all, key);
    this.begin(tab.changeItems(change));
  }

  /** Everything works from now on, and everybody looks after what waits. */
  calm(): readonly Tab[] {
    this.service.calm();
    this.service.letLateArrive();
    room.clear();
    return this.people.flatMap((person) => {
      person.hasNetwork = true;
      person.isExpired = false;
      for (const tab of person.tabs) {
        tab.writesLeft = Infinity;
        tab.signIn();
        tab.hearNetwork(true);
      }
      this.tabOf(person, 0);
      return person.tabs.filter(({ isClosed }) => !isClosed);
    });
  }
}
