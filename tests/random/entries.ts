import * as v from 'valibot';
import type { Fields } from '@/domain/changes/fields';
import { keptOutbox } from '@/shared/outbox/keptOutbox';

/**
 * An entry of the model. Its name never changes, and every save writes a text and hours that no other save writes: each
 * value at the service or on a device tells who wrote it.
 */
export interface Entry {
  readonly name: string;
  readonly text: string;
  readonly hours: number;
}

/** Text and hours are merged separately. */
export const entryFields: Fields<Entry, 'name' | 'text' | 'hours'> = {
  parts: { name: ['name'], text: ['text'], hours: ['hours'] },
  identity: ['name', 'text', 'hours'],
  neverEmptied: [],
  shownOnly: [],
  zeroIsNone: [],
};

/** The parts that a change can change. */
export const parts = ['text', 'hours'] as const;
export type Part = (typeof parts)[number];

/** The outbox of the model on a device. */
export const kept = keptOutbox<Entry>(
  'random-outbox',
  v.object({ name: v.string(), text: v.string(), hours: v.number() }),
);
