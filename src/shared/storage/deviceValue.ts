import type { Extra } from '../store/extra';
import { deviceMemoryOf } from './deviceMemory';
import {
  type Parts,
  changeAllOnDevice,
  changeOnDevice,
  changePartsOnDevice,
  readFromDevice,
} from './deviceStore';
import { pause } from './inOneTab';
import { isStorageSilent } from './userDatabase';

/** A value that the device keeps for each person. */
export interface DeviceKind<Value> {
  /** The name under which it is kept, such as `work-days`. */
  readonly name: string;
  /** Reads the stored value, which may come from an older build or be missing (`undefined`). */
  readonly parse: (kept: unknown) => Value;
  /** What is stored of a value in the place of what was stored before; the value itself if it is missing. */
  store?(this: void, value: Value, before: unknown): unknown;
  /** Missing if the value is stored as one; parts that did not change are the same objects. */
  readonly parts?: {
    readonly join: (parts: Parts) => Value;
    split(this: void, value: Value, before: Parts): Parts;
  };
}

/** A value of more parts takes long to read. */
const FEW_PARTS = 20;

/** How often it is read because other tabs change it, in milliseconds. */
const LONG_VALUE_MS = 1000;

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
export async function readDeviceValue<Value>(owner: DeviceOwner, kind: DeviceKind<Value>): Promise<Value> {
  const { extra, guid } = owner;
  const memory = deviceMemoryOf(extra);
  const key = keyOfValue(guid, kind);
  if (memory.hasUnstored(key)) return (await changeDeviceValue(owner, kind, null)).value;
  const kept = await readStored(owner, kind);
  // Storage that does not answer says nothing: a value that is known stays.
  if (isStorageSilent() && memory.get(key) !== undefined) return knownValue(owner, kind);
  // A value that was changed here in the meantime is newer, and its write reads the stored value anyway.
  if (memory.writings(key) === 0) memory.set(key, kept);
  return kept;
}

async function readStored<Value>({ extra, guid }: DeviceOwner, kind: DeviceKind<Value>): Promise<Value> {
  if (!kind.parts) return kind.parse(await readFromDevice(guid, kind.name));
  const parts = await changePartsOnDevice(guid, kind.name, deviceMemoryOf(extra).parts, null);
  return parts ? kind.parts.join(parts) : kind.parse(undefined);
}

/** Changes the stored value; answers whether the device has stored it. */
async function changeStored<Value>(
  { extra, guid }: DeviceOwner,
  { name, parse, parts, store = (value) => value }: DeviceKind<Value>,
  change: (before: Value) => Value,
): Promise<boolean> {
  if (!parts) return changeOnDevice(guid, name, (before) => store(change(parse(before)), before));
  const { join, split } = parts;
  const inParts = (before: Parts) => split(change(join(before)), before);
  return (await changePartsOnDevice(guid, name, deviceMemoryOf(extra).parts, inParts)) !== undefined;
}

/** The value in the page's memory. */
function knownValue<Value>({ extra, guid }: DeviceOwner, kind: DeviceKind<Value>): Value {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this kind writes under its name
  return (deviceMemoryOf(extra).get(keyOfValue(guid, kind)) ?? kind.parse(undefined)) as Value;
}

/**
 * Changes a value, here at once and in other tabs. If the storage does not answer, the change is stored with the next
 * one, or when it answers again.
 *
 * @param change is called with the current value, possibly more than once, so it must be pure; null only stores what
 *   was changed before
 * @param isOptional whether the page does not change the value, either, if the device cannot store it
 */
export async function changeDeviceValue<Value>(
  owner: DeviceOwner,
  kind: DeviceKind<Value>,
  change: ((before: Value) => Value) | null,
  isOptional = false,
): Promise<Changed<Value>> {
  const { extra, guid } = owner;
  const memory = deviceMemoryOf(extra);
  const key = keyOfValue(guid, kind);
  const known = knownValue(owner, kind);
  const expected = change && !isOptional ? change(known) : known;
  if (!isOptional) memory.set(key, expected);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  const own = change ? [(before: unknown) => change(before as Value)] : [];
  const earlier = memory.takeUnstored(key);
  const changes = [...earlier, ...own];
  const stored: Value[] = [];
  let isStored = false;
  const isLast = await memory.writing(key, async () => {
    isStored = await changeStored(owner, kind, (before) => {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- changes of this very value
      const next = changes.reduce((value, one) => one(value), before as unknown) as Value;
      stored.push(next);
      return next;
    });
  });
  if (!isStored && isStorageSilent()) memory.putUnstored(key, isOptional ? earlier : changes);
  const last = stored.at(-1);
  // Nothing was stored because IndexedDB fails or is full: the value set above stays, and other tabs need not read it.
  if (!isStored || last === undefined) return { value: expected, isStored: false };
  if (isLast) memory.set(key, last);
  else if (change && isOptional) memory.set(key, change(knownValue(owner, kind)));
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
 * Reads a value if this page does not know it yet, and again whenever another tab has changed it: one of many parts no more
 * than once a second, because it changes as often while another tab sends them.
 *
 * @returns a function that stops watching
 */
export function watchDeviceValue<Value>(owner: DeviceOwner, kind: DeviceKind<Value>): () => void {
  const memory = deviceMemoryOf(owner.extra);
  const key = keyOfValue(owner.guid, kind);
  let [isBusy, isAsked] = [false, false];
  async function read(): Promise<void> {
    isAsked = isBusy;
    if (isBusy) return;
    isBusy = true;
    await readDeviceValue(owner, kind);
    if ((memory.parts.get(key)?.entries.size ?? 0) > FEW_PARTS) await pause(LONG_VALUE_MS);
    isBusy = false;
    if (isAsked) void read();
  }
  if (!memory.has(key)) void read();
  return memory.hearTabs((changed) => {
    if (changed === key) void read();
  });
}
