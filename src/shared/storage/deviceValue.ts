import type { Extra } from '../store/extra';
import { deviceMemoryOf } from './deviceMemory';
import { changeAllOnDevice, changeOnDevice, readFromDevice } from './deviceStore';

/** A value that the device keeps for each person. */
export interface DeviceKind<Value> {
  /** The name under which it is kept, such as `work-days`. */
  readonly name: string;
  /** Reads the stored value, which may come from an older build or be missing (`undefined`). */
  readonly parse: (kept: unknown) => Value;
}

/** The owner of a value, and the store of the page. */
export interface DeviceOwner {
  readonly extra: Extra;
  readonly guid: string;
}

/** The result of a change. */
interface Changed<Value> {
  readonly value: Value;
  /**
   * Whether the device has stored it; if not, IndexedDB is missing or full, and the value lasts as long as the page.
   */
  readonly isStored: boolean;
}

/** The key of a person's value among all values on the device. */
export function keyOfValue(guid: string, { name }: Pick<DeviceKind<unknown>, 'name'>): string {
  return `${guid}/${name}`;
}

/** Reads the current value from the device, and updates the components that show it. */
export async function readDeviceValue<Value>(
  { extra, guid }: DeviceOwner,
  kind: DeviceKind<Value>,
): Promise<Value> {
  const memory = deviceMemoryOf(extra);
  const key = keyOfValue(guid, kind);
  const kept = kind.parse(await readFromDevice(guid, kind.name));
  // A value that was changed here in the meantime is newer, and its write reads the stored value anyway.
  if (memory.writings(key) === 0) memory.set(key, kept);
  return kept;
}

/**
 * Changes a value, here at once and in other tabs.
 *
 * @param change is called with the current value, possibly more than once, so it must be pure
 */
export async function changeDeviceValue<Value>(
  { extra, guid }: DeviceOwner,
  kind: DeviceKind<Value>,
  change: (before: Value) => Value,
): Promise<Changed<Value>> {
  const memory = deviceMemoryOf(extra);
  const key = keyOfValue(guid, kind);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this kind writes under its name
  const known = (memory.get(key) ?? kind.parse(undefined)) as Value;
  const expected = change(known);
  memory.set(key, expected);
  const stored: Value[] = [];
  let isStored = false;
  const isLast = await memory.writing(key, async () => {
    isStored = await changeOnDevice(guid, kind.name, (before) => {
      const next = change(kind.parse(before));
      stored.push(next);
      return next;
    });
  });
  const last = stored.at(-1);
  // Nothing was stored because IndexedDB fails or is full: the value set above stays, and other tabs need not read it.
  if (!isStored || last === undefined) return { value: expected, isStored: false };
  if (isLast) memory.set(key, last);
  memory.tellTabs(key);
  return { value: last, isStored: true };
}

/**
 * Changes values of several kinds as they are stored, all of them or none. Components that show them read them again,
 * also in other tabs.
 *
 * @param change see `changeAllOnDevice`
 * @returns whether the device has stored them
 */
export async function changeStoredValues(
  { extra, guid }: DeviceOwner,
  names: readonly string[],
  change: Parameters<typeof changeAllOnDevice>[2],
): Promise<boolean> {
  const isStored = await changeAllOnDevice(guid, names, change);
  if (isStored) for (const name of names) deviceMemoryOf(extra).outdate(keyOfValue(guid, { name }));
  return isStored;
}

/** The value as far as this page knows it; `undefined` if it has not been read yet, or is outdated. */
export function deviceValueNow<Value>(
  { extra, guid }: DeviceOwner,
  kind: DeviceKind<Value>,
): Value | undefined {
  const [memory, key] = [deviceMemoryOf(extra), keyOfValue(guid, kind)];
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this kind writes under its name
  return memory.has(key) ? (memory.get(key) as Value) : undefined;
}

/** The value that this page knows, or else reads. */
export async function knownDeviceValue<Value>(owner: DeviceOwner, kind: DeviceKind<Value>): Promise<Value> {
  return deviceValueNow(owner, kind) ?? readDeviceValue(owner, kind);
}

/**
 * Reads a value if this page does not know it yet, and again whenever another tab has changed it.
 *
 * @returns a function that stops watching
 */
export function watchDeviceValue<Value>(owner: DeviceOwner, kind: DeviceKind<Value>): () => void {
  const memory = deviceMemoryOf(owner.extra);
  const key = keyOfValue(owner.guid, kind);
  if (!memory.has(key)) void readDeviceValue(owner, kind);
  return memory.hearTabs((changed) => {
    if (changed === key) void readDeviceValue(owner, kind);
  });
}
