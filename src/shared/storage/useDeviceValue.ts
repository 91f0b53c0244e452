import { useEffect, useSyncExternalStore } from 'react';
import { selectUser } from '../session/sessionSlice';
import { useAppSelector, useExtra } from '../store/hooks';
import { type DeviceMemory, deviceMemoryOf } from './deviceMemory';
import { changeOnDevice, readFromDevice } from './deviceStore';

/** A value that is kept on the device for each person. */
export interface DeviceKind<Value> {
  /** Under which it is kept, such as `work-days`. */
  readonly name: string;
  /** Reads what is kept, which an older build may have written, or nobody at all (`undefined`). */
  readonly parse: (kept: unknown) => Value;
}

/** A value of the device and how to change it. */
export interface OfDevice<Value> {
  /** `undefined` until it is read, and where nobody is signed in. */
  readonly value: Value | undefined;
  /** Changes it, here at once and in other tabs; the change gets what is kept by then, and must be pure. */
  readonly change: (change: (before: Value) => Value) => Promise<void>;
}

const CHANNEL = 'tagwerk-device';

function keyOf(guid: string, name: string): string {
  return `${guid}/${name}`;
}

async function readInto<Value>(memory: DeviceMemory, guid: string, kind: DeviceKind<Value>): Promise<void> {
  const key = keyOf(guid, kind.name);
  const kept = await readFromDevice(guid, kind.name);
  // What was changed here meanwhile is newer; its writing reads what is kept, too.
  if (memory.writings(key) === 0) memory.set(key, kind.parse(kept));
}

/**
 * A value of the device ("Speed of use", "What is remembered, where"). All who show it see a change at once, other tabs
 * as well. Where IndexedDB fails it lasts as long as the page.
 *
 * @param kind the same object each time
 */
export function useDeviceValue<Value>(kind: DeviceKind<Value>): OfDevice<Value> {
  const memory = deviceMemoryOf(useExtra());
  const guid = useAppSelector(selectUser)?.guid;
  const key = guid === undefined ? null : keyOf(guid, kind.name);
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this kind writes under its name
  const value = useSyncExternalStore(memory.subscribe, () => (key === null ? undefined : memory.get(key))) as
    | Value
    | undefined;

  useEffect(() => {
    if (guid === undefined) return undefined;
    if (!memory.has(keyOf(guid, kind.name))) void readInto(memory, guid, kind);
    const channel = new BroadcastChannel(CHANNEL);
    channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      if (data === keyOf(guid, kind.name)) void readInto(memory, guid, kind);
    });
    return () => channel.close();
  }, [memory, guid, kind]);

  return {
    value,
    change: async (change) => {
      if (guid === undefined || key === null) return;
      // What is known by now, and not when this was rendered.
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only this kind writes under its name
      const now = memory.get(key) as Value | undefined;
      memory.set(key, change(now ?? kind.parse(undefined)));
      const stored: Value[] = [];
      const isLast = await memory.writing(key, () =>
        changeOnDevice(guid, kind.name, (before) => {
          const next = change(kind.parse(before));
          stored.push(next);
          return next;
        }),
      );
      // Nothing is stored where IndexedDB fails: what was set above stays.
      if (isLast && stored.length > 0) memory.set(key, stored.at(-1));
      const channel = new BroadcastChannel(CHANNEL);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      channel.postMessage(key);
      channel.close();
    },
  };
}
