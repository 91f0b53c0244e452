import type { Extra } from '../store/extra';
import { deviceMemoryOf } from './deviceMemory';
import { changeOnDevice, readFromDevice } from './deviceStore';

/** A value that is kept on the device for each person. */
export interface DeviceKind<Value> {
  /** Under which it is kept, such as `work-days`. */
  readonly name: string;
  /** Reads what is kept, which an older build may have written, or nobody at all (`undefined`). */
  readonly parse: (kept: unknown) => Value;
}

/** Whose value, and in which store's page. */
export interface DeviceOwner {
  readonly extra: Extra;
  readonly guid: string;
}

/** What came of a change. */
interface Changed<Value> {
  readonly value: Value;
  /** It is on the device; else IndexedDB is missing or full, and the value lasts as long as the page. */
  readonly isStored: boolean;
}

/** The name of a person's value among all on the device. */
export function keyOfValue(guid: string, { name }: Pick<DeviceKind<unknown>, 'name'>): string {
  return `${guid}/${name}`;
}

/** Reads a value as the device has it now; who shows it is told. */
export async function readDeviceValue<Value>(
  { extra, guid }: DeviceOwner,
  kind: DeviceKind<Value>,
): Promise<Value> {
  const memory = deviceMemoryOf(extra);
  const key = keyOfValue(guid, kind);
  const kept = kind.parse(await readFromDevice(guid, kind.name));
  // What was changed here meanwhile is newer; its writing reads what is kept, too.
  if (memory.writings(key) === 0) memory.set(key, kept);
  return kept;
}

/**
 * Changes a value, here at once and in other tabs.
 *
 * @param change gets what is kept by then, is called more than once, and must be pure
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
  // Nothing is stored where IndexedDB fails or is full: what was set above stays, and nobody is sent to read it.
  if (!isStored || last === undefined) return { value: expected, isStored: false };
  if (isLast) memory.set(key, last);
  memory.tellTabs(key);
  return { value: last, isStored: true };
}

/** What this page knows of a value; `undefined` while it has not read it. */
export function deviceValueNow<Value>(
  { extra, guid }: DeviceOwner,
  kind: DeviceKind<Value>,
): Value | undefined {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this kind writes under its name
  return deviceMemoryOf(extra).get(keyOfValue(guid, kind)) as Value | undefined;
}

/** What this page knows of a value, which it reads where it does not yet. */
export async function knownDeviceValue<Value>(owner: DeviceOwner, kind: DeviceKind<Value>): Promise<Value> {
  return deviceValueNow(owner, kind) ?? readDeviceValue(owner, kind);
}

/**
 * Reads a value where this page does not know it yet, and again whenever another tab has changed it.
 *
 * @returns stops it
 */
export function watchDeviceValue<Value>(owner: DeviceOwner, kind: DeviceKind<Value>): () => void {
  const memory = deviceMemoryOf(owner.extra);
  const key = keyOfValue(owner.guid, kind);
  if (!memory.has(key)) void readDeviceValue(owner, kind);
  return memory.hearTabs((changed) => {
    if (changed === key) void readDeviceValue(owner, kind);
  });
}
