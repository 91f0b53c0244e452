import * as v from 'valibot';
import type { Bucket, Task } from '@/domain/planner/kanban';
import type { PeopleChange } from '@/domain/planner/lanes';
import type { TaskContent } from '@/domain/planner/taskEdit';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import type { Call } from '../api/httpClient';
import { type DeviceOwner, changeDeviceValue, readDeviceValue } from '../storage/deviceValue';
import { inOneTab } from '../storage/inOneTab';
import { listKind } from '../storage/keptSchema';

/** What is needed to carry out a held-back call on the next visit. */
export type Again =
  | { readonly kind: 'calls'; readonly calls: readonly Pick<Call, 'url' | 'method'>[] }
  | { readonly kind: 'mail'; readonly sheet: TimeSheet }
  | { readonly kind: 'people'; readonly task: Task; readonly own: PeopleChange & { readonly bucket: Bucket } }
  | { readonly kind: 'due'; readonly id: Task['id']; readonly base: TaskContent; readonly mine: TaskContent };

/** A held-back call on the device, with its texts in the user's language. */
export interface HeldNote {
  readonly id: string;
  readonly text: string;
  readonly detail?: string | undefined;
  readonly again: Again;
  /** It was being sent, so the service may have it. */
  readonly isInDoubt: boolean;
}

const noteKept = v.object({
  id: v.string(),
  text: v.string(),
  detail: v.optional(v.string()),
  isInDoubt: v.boolean(),
  again: v.custom<Again>((again) => typeof again === 'object' && again !== null && 'kind' in again),
});

/** Calls that are held back for Undo, so that one that was cut off is known on the next visit. */
const heldKind = listKind<HeldNote>('held-back', noteKept);

const without = (held: readonly HeldNote[], id: string) => held.filter((note) => note.id !== id);

/** Removes a note: its call was answered, undone, or given up by the user. */
export async function forgetHeld(owner: DeviceOwner, id: string): Promise<void> {
  await changeDeviceValue(owner, heldKind, (held) => without(held, id));
}

/**
 * Notes a call on the device, under a lock that says that its tab is alive.
 *
 * @returns a promise that the device has it; a function that notes that it is being sent; and one that removes it
 */
export function noteHeld(owner: DeviceOwner, held: Omit<HeldNote, 'isInDoubt'>) {
  const put = async (note: HeldNote) =>
    changeDeviceValue(owner, heldKind, (notes) => [...without(notes, note.id), note]);
  let letGo = () => {};
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  void inOneTab(lockOf(held), async () => isOver);
  return {
    stored: put({ ...held, isInDoubt: false }),
    doubt: () => void put({ ...held, isInDoubt: true }),
    forget: () => void forgetHeld(owner, held.id).then(letGo),
  };
}

const lockOf = ({ id }: Pick<HeldNote, 'id'>) => `held/${id}`;

/** Calls `tell` with each call that was cut off: its tab is gone. */
export async function findCutOff(owner: DeviceOwner, tell: (note: HeldNote) => void): Promise<void> {
  for (const note of await readDeviceValue(owner, heldKind))
    void inOneTab(lockOf(note), async () => Promise.resolve(tell(note)));
}
