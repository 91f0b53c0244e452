import { canonicalJson } from '../canonicalJson';

/** A change of a value that the device keeps: the value before and after it. */
export interface OwnStep<Value> {
  readonly before: Value;
  readonly after: Value;
}

/** The value that is stored after a step was made or undone. */
export interface Stepped<Value> {
  readonly value: Value;
  /** False if something was changed again since a step that is undone, and stays. */
  readonly isWhole: boolean;
}

/** Whether two entries are the same, whenever they were changed last. */
function isSameEntry(one: object | undefined, other: object | undefined): boolean {
  const text = (entry: object | undefined) => canonicalJson(entry && { ...entry, changedAt: undefined });
  return text(one) === text(other);
}

/**
 * Makes a step in the entries that are stored now, or undoes it: those that it does not change stay as another tab has left
 * them. Undoing is a change of its own: what comes back gets its time, and what was changed again since the step stays.
 *
 * @param undoneAt the time at which the step is undone; without it, the step is made
 * @param groupOf if one entry of a group was changed again, all of the group stays
 */
export function withStep<Entry extends object>(
  now: readonly Entry[],
  { before, after }: OwnStep<readonly Entry[]>,
  keyOf: (entry: Entry) => string,
  undoneAt?: number,
  groupOf = keyOf,
): Stepped<readonly Entry[]> {
  const isUndo = undoneAt !== undefined;
  const [from, to] = isUndo
    ? [after, before.map((entry) => ({ ...entry, changedAt: undoneAt }))]
    : [before, after];
  const [stored, old, next] = [now, from, to].map((list) => new Map(list.map((one) => [keyOf(one), one])));
  const isSame = (one: typeof stored, other: typeof stored) => (entry: Entry) =>
    isSameEntry(one?.get(keyOf(entry)), other?.get(keyOf(entry)));
  const changed = [...from, ...to].filter((entry) => !isSame(old, next)(entry));
  const staying = new Set(isUndo ? changed.filter((entry) => !isSame(stored, old)(entry)).map(groupOf) : []);
  const own = new Set(changed.filter((entry) => !staying.has(groupOf(entry))).map(keyOf));
  const isOwn = (entry: Entry) => own.has(keyOf(entry));
  return {
    value: [...now.filter((entry) => !isOwn(entry)), ...to.filter(isOwn)],
    isWhole: staying.size === 0,
  };
}

/** Makes a step in some fields of what is stored now, or undoes it, as `withStep` does. */
export function withFields<Part extends object, Value extends Part>(
  now: Value,
  { before, after }: OwnStep<Part>,
  undoneAt?: number,
): Stepped<Value> {
  const fields = (of: object) =>
    Object.entries(of).map(([name, value]: [string, unknown]) => ({ name, value }));
  const step = { before: fields(before), after: fields(after) };
  const { value, isWhole } = withStep(fields(now), step, ({ name }) => name, undoneAt);
  return {
    value: { ...now, ...Object.fromEntries(value.map((field) => [field.name, field.value])) },
    isWhole,
  };
}
