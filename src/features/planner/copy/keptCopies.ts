import * as v from 'valibot';
import type { BoardCopy } from '@/domain/planner/boardCopy';
import { idSchema } from '@/shared/outbox/keptOutbox';
import { listKind } from '@/shared/storage/keptSchema';
import { keptDetails } from '../outbox/waitingTasks';

/** A copy of a board that is not finished yet. */
export interface KeptCopy extends BoardCopy {
  /** Whether a tab is working on it, as far as it could say so before it was closed. */
  readonly isRunning: boolean;
  /** Why it stopped; null if the tab was closed. */
  readonly error: unknown;
}

const copySchema = v.object({
  key: v.string(),
  title: v.string(),
  buckets: v.array(v.string()),
  tasks: v.array(v.object({ ...keptDetails, bucket: v.number(), people: v.array(v.string()) })),
  people: v.array(v.string()),
  made: v.record(v.string(), v.nullable(idSchema)),
  isRunning: v.boolean(),
  error: v.unknown(),
});

/** Copies of boards under way, and interrupted ones, with what they have created so far. */
export const keptCopies = listKind<KeptCopy>('board-copies', copySchema);
