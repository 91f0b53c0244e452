import { EMPTY_OUTBOX, type Items, type Outbox } from '@/domain/changes/outbox';
import { deviceMemoryOf } from '../storage/deviceMemory';
import type { Extra } from '../store/extra';
import { Listeners } from '../store/listeners';

/** The changes that the page knows beyond those that wait on the device, and which of both are shown. */
class OpenChanges extends Listeners {
  readonly #memory: ReturnType<typeof deviceMemoryOf>;
  readonly #visible = new Map<string, Items<unknown>>();
  readonly #held = new Map<string, Outbox<unknown>>();
  #underWay: ReadonlySet<string> = new Set();

  constructor(extra: Extra) {
    super();
    this.#memory = deviceMemoryOf(extra);
    this.#memory.subscribe(() => this.announce());
  }

  /** What waits, as the screen shows it, together with the results of batches. */
  shown<Content>(box: string): Outbox<Content> {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only one kind is kept there
    return (this.#held.get(box) ?? this.#memory.get(box) ?? EMPTY_OUTBOX) as Outbox<Content>;
  }

  /** Lets the screen show a box as it is now, until it is told otherwise: the lists follow a large batch in steps. */
  hold(box: string, isHeld: boolean): void {
    if (isHeld === this.#held.has(box)) return;
    if (isHeld) this.#held.set(box, this.shown(box));
    else this.#held.delete(box);
    this.announce();
  }

  /**
   * The waiting items without those whose form still waits for an answer, because what is saved at once need not be
   * drawn again. Returns the same object until that changes.
   *
   * @param box name under which the page remembers the outbox
   */
  visible<Content>(box: string): Items<Content> {
    const { items } = this.shown<Content>(box);
    const now = items.filter(({ key }) => !this.#underWay.has(key));
    const before = this.#visible.get(box);
    const isSame = before?.length === now.length && now.every((item, at) => item === before[at]);
    if (!isSame) this.#visible.set(box, now);
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only one kind is kept there
    return (isSame ? before : now) as Items<Content>;
  }

  /** Keys of the changes whose form waits for the answer: they are not shown as waiting yet. */
  readonly underWay = (): ReadonlySet<string> => this.#underWay;

  begin(keys: readonly string[]): void {
    this.#set(new Set([...this.#underWay, ...keys]));
  }

  end(keys: readonly string[]): void {
    const ended = new Set(keys);
    this.#set(new Set([...this.#underWay].filter((key) => !ended.has(key))));
  }

  #set(keys: ReadonlySet<string>): void {
    this.#underWay = keys;
    this.announce();
  }
}

const ofStores = new WeakMap<Extra, OpenChanges>();

/** The open changes of a store. */
export function openChangesOf(extra: Extra): OpenChanges {
  const known = ofStores.get(extra) ?? new OpenChanges(extra);
  ofStores.set(extra, known);
  return known;
}
