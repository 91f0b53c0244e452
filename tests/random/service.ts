import type { ListedEntry } from '@/domain/changes/outboxStep';
import { type ApiError, errorOfStatus } from '@/shared/api/apiError';
import { type Take, never } from './browser';
import { type Entry, parts } from './entries';

/** What becomes of a call. */
export const fates = {
  answered: { isDone: true },
  lostOnTheWayBack: { isDone: true, error: { kind: 'network' } },
  lostOnTheWay: { isDone: false, error: { kind: 'network' } },
  brokenAfterwards: { isDone: true, error: { kind: 'http', status: 500, message: undefined } },
  broken: { isDone: false, error: { kind: 'http', status: 500, message: undefined } },
  refused: { isDone: false, error: { kind: 'conflict', status: 409, message: 'no' } },
  mute: { isDone: true, error: { kind: 'unconfirmed', isListRead: false } },
  /** The tab gives up, and the call arrives afterwards. */
  late: { isDone: true, isLate: true, error: { kind: 'timeout' } },
} as const satisfies Record<
  string,
  { readonly isDone: boolean; readonly isLate?: boolean; readonly error?: ApiError }
>;

export type Fate = keyof typeof fates;

/** Who calls: a tab, and the state of its person. */
export interface Caller {
  readonly person: { readonly name: string; hasNetwork: boolean; isExpired: boolean };
  readonly isClosed: boolean;
  /** Changes when the session ends, which cancels calls under way. */
  readonly visit: number;
  /** The calls under way, as what they do when they arrive. */
  readonly flying: Set<() => void>;
  readonly hearEnd: () => void;
}

/** A version of an entry that the service had; null: it was deleted. */
export interface Version {
  readonly name: string;
  readonly content: Entry | null;
}

type Answer<Data> = { readonly data: Data } | { readonly error: ApiError };

/** The company's service, with all that it ever stored. */
export class Service {
  entries: readonly ListedEntry<Entry>[] = [];
  readonly log: Version[] = [];
  readonly ids = new Set<number>();
  readonly #take: Take;
  #fates: readonly Fate[];
  #late: readonly (() => void)[] = [];

  constructor(take: Take, all: readonly Fate[]) {
    this.#take = take;
    this.#fates = all;
  }

  /** From now on everything works. */
  calm(): void {
    this.#fates = [];
  }

  /** Seconds pass: what a tab has given up has arrived by now. */
  letLateArrive(): void {
    const late = this.#late;
    this.#late = [];
    for (const arrive of late) arrive();
  }

  #nextFate(isRead: boolean): Fate {
    const [next = 'answered'] = this.#fates;
    this.#fates = this.#fates.slice(1);
    const isOfWrites = next === 'refused' || next === 'mute' || next === 'late';
    return isRead && isOfWrites ? 'lostOnTheWay' : next;
  }

  async answer<Data>(
    caller: Caller,
    label: string,
    act: () => Answer<Data>,
    isRead = false,
  ): Promise<Answer<Data>> {
    const alive = async () => (caller.isClosed ? never() : undefined);
    await alive();
    const { person, visit } = caller;
    const name = `${label} of ${person.name}`;
    if (!person.hasNetwork) {
      await this.#take(`no network for ${name}`);
      await alive();
      return { error: { kind: 'network' } };
    }
    const next = this.#nextFate(isRead);
    const fate: { isDone: boolean; isLate?: boolean; error?: ApiError } = fates[next];
    let answer: Answer<Data> | undefined;
    const arrive = () => {
      caller.flying.delete(arrive);
      if (person.isExpired) answer ??= { error: errorOfStatus(401, undefined) };
      answer ??= fate.isDone ? act() : undefined;
    };
    if (fate.isLate === true) this.#late = [...this.#late, arrive];
    else {
      caller.flying.add(arrive);
      await this.#take(`${name} arrives`);
      await alive();
      arrive();
    }
    await this.#take(`${name} is answered: ${next}`);
    await alive();
    if (caller.visit !== visit) return { error: { kind: 'cancelled' } };
    const refused = answer && 'error' in answer ? answer.error.kind : undefined;
    if (refused === 'unauthorized') caller.hearEnd();
    if (answer && refused !== undefined) return answer;
    return fate.error ? { error: fate.error } : (answer ?? { error: { kind: 'timeout' } });
  }

  list(): Answer<readonly ListedEntry<Entry>[]> {
    return { data: this.entries };
  }

  create(content: Entry): Answer<number> {
    const id = this.ids.size + 1;
    this.ids.add(id);
    this.entries = [{ id, content }, ...this.entries];
    this.log.push({ name: content.name, content });
    return { data: id };
  }

  /** Only what differs from `theirs` is sent. */
  update(id: number, content: Entry, theirs: Entry): Answer<number> {
    const found = this.entries.find((one) => one.id === id);
    if (!found) return { error: errorOfStatus(404, undefined) };
    const changed = parts.filter((part) => content[part] !== theirs[part]);
    const next = { ...found.content, ...Object.fromEntries(changed.map((part) => [part, content[part]])) };
    this.entries = this.entries.map((one) => (one.id === id ? { id, content: next } : one));
    this.log.push({ name: next.name, content: next });
    return { data: id };
  }

  remove(id: number): Answer<number> {
    const found = this.entries.find((one) => one.id === id);
    if (!found) return { error: errorOfStatus(404, undefined) };
    this.entries = this.entries.filter((one) => one.id !== id);
    this.log.push({ name: found.content.name, content: null });
    return { data: id };
  }
}
