import * as v from 'valibot';
import type { Id } from '@/domain/id';
import { withDecision } from '@/domain/changes/outboxStep';
import type { ApiError } from '../api/apiError';
import { signedIn } from '../session/sessionSlice';
import { changeDeviceValue, deviceValueNow, readDeviceValue } from '../storage/deviceValue';
import { type AppDispatch, createAppStore } from '../store/store';
import { type SaveOptions, newKey } from './change';
import { keptOutbox } from './keptOutbox';
import { type Note, noteFields } from './noteService.fixture';
import type { OutboxKind } from './outboxKind';
import { save } from './save';
import { sendWaiting } from './sendWaiting';

const lost: ApiError = { kind: 'network' };

/** The fates of a call, and what the tab hears; `hangs`: the tab is closed before the answer. */
export const fates = [
  { isDone: true, error: undefined, hangs: false },
  { isDone: true, error: lost, hangs: false },
  { isDone: false, error: lost, hangs: false },
  { isDone: true, error: { kind: 'http', status: 500, message: undefined }, hangs: false },
  { isDone: false, error: { kind: 'http', status: 500, message: undefined }, hangs: false },
  { isDone: false, error: { kind: 'conflict', status: 409, message: 'no' }, hangs: false },
  { isDone: false, error: { kind: 'http', status: 401, message: undefined }, hangs: false },
  { isDone: true, error: undefined, hangs: true },
  { isDone: false, error: undefined, hangs: true },
] as const satisfies readonly { isDone: boolean; error: ApiError | undefined; hangs: boolean }[];

export type Fate = (typeof fates)[number];

export const turn = async () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, 0);
  });

/** Web Locks whose holder can be closed while it works. */
class ClosableLocks {
  readonly #last = new Map<string, Promise<unknown>>();
  readonly #closers = new Map<string, () => void>();

  async request(name: string, work: () => Promise<void>): Promise<void> {
    const before = this.#last.get(name);
    const mine = (async () => {
      await before;
      const closed = new Promise<void>((resolve) => {
        this.#closers.set(name, resolve);
      });
      await Promise.race([work(), closed]).catch(() => undefined);
    })();
    this.#last.set(name, mine);
    await mine;
  }

  /** Closes whichever tab of a person holds a lock. */
  closeHolder(guid: string): void {
    for (const [name, close] of this.#closers) if (name.includes(guid)) close();
  }
}

/** The company's service and the devices of its people, each with two tabs. */
export class World {
  readonly locks = new ClosableLocks();
  readonly lists = new Map<string, { id: Id; content: Note }[]>();
  #fates: Fate[];
  #count = 0;

  constructor(all: readonly Fate[]) {
    this.#fates = [...all];
  }

  /** From now on everything works. */
  calm(): void {
    this.#fates = [];
  }

  listOf(guid: string) {
    return this.lists.get(guid) ?? [];
  }

  async call(
    guid: string,
    act: (list: { id: Id; content: Note }[], id: number) => { id: Id; content: Note }[],
  ) {
    const fate = this.#fates.shift() ?? fates[0];
    await turn();
    this.#count += 1;
    const id = this.#count;
    if (fate.isDone) this.lists.set(guid, act(this.listOf(guid), id));
    await turn();
    if (fate.hangs) {
      this.locks.closeHolder(guid);
      await new Promise(() => undefined);
    }
    return fate.error ? { error: fate.error } : { data: id };
  }

  kindOf(guid: string, name: string): OutboxKind<Note> {
    return {
      kept: keptOutbox<Note>(name, v.object({ text: v.string() })),
      fields: noteFields,
      hasUpdate: true,
      mayWait: () => true,
      calls: () => ({
        list: async () => {
          await turn();
          return { data: [...this.listOf(guid)] };
        },
        create: async (content) => this.call(guid, (list, id) => [{ id, content }, ...list]),
        update: async (id, content) => {
          const { error } = await this.call(guid, (list) =>
            list.map((one) => (one.id === id ? { id, content } : one)),
          );
          return { error };
        },
        remove: async (id) => {
          const { error } = await this.call(guid, (list) => list.filter((one) => one.id !== id));
          return { error };
        },
        adopt: () => undefined,
      }),
    };
  }
}

/** Opens a tab on a person's device. */
export function openTab(guid: string, kind: OutboxKind<Note>) {
  const store = createAppStore();
  const dispatch: AppDispatch = store.dispatch;
  dispatch(
    signedIn({ guid, username: guid, mail: '', givenName: '', surname: '', photo: null, location: '' }),
  );
  const owner = { extra: store.extra, guid };
  const waiting = async () => (await readDeviceValue(owner, kind.kept)).items;
  const send = async () => sendWaiting({ owner, kind, calls: kind.calls(dispatch) }, 0);
  return {
    save: async (row: Id | null, before: Note | null, want: Note | null, options: SaveOptions<Note> = {}) => {
      // The screen shows a waiting row only if the tab knows of it, or knows that it was sent.
      const { items = [], sent = [] } = deviceValueNow(owner, kind.kept) ?? {};
      if (typeof row === 'string' && [...items, ...sent].every(({ key }) => key !== row)) await waiting();
      const key = newKey();
      const change = { key, row, before, want };
      const [outcome] = await dispatch(save(async () => Promise.resolve(kind), [change], options));
      return outcome;
    },
    send,
    waiting,
    /** Sends until nothing is left; conflicts are answered with "mine". */
    sendAll: async () => {
      for (let tries = 0; tries < 50 && (await waiting()).length > 0; tries += 1) {
        // oxlint-disable-next-line no-await-in-loop -- one try after another
        await send();
        // oxlint-disable-next-line no-await-in-loop -- one try after another
        await changeDeviceValue(owner, kind.kept, (box) => ({
          ...box,
          items: box.items.reduce(
            (items, { key, want, trouble }) =>
              trouble === null ? items : withDecision(items, key, { kind: 'send', want }),
            box.items,
          ),
        }));
      }
    },
  };
}
