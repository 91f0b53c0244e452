import { type BulkStep, standOf } from '@/domain/bulkEdit';
import type { WorkRecord } from '@/domain/workRecord';
import { isSessionEnd, isUnclear } from '@/shared/api/apiError';
import { readDayAnew } from '../readWorkRecords';
import type { AppDispatch } from '@/shared/store/store';

/** What came of a record's call, or will. */
export type StepResult =
  | { readonly kind: 'waiting' | 'sending' | 'done' | 'unsent' }
  /** Not changed, and why; or nobody knows whether it was. */
  | { readonly kind: 'failed' | 'unknown'; readonly error: unknown };

interface Sending {
  readonly send: (step: BulkStep) => Promise<{ readonly error?: unknown }>;
  /** The list has the change, although no answer said so. */
  readonly onFound: (record: WorkRecord) => void;
  readonly onResult: (record: WorkRecord, result: StepResult) => void;
  readonly dispatch: AppDispatch;
}

/** What the list says where the answer to a call did not come. */
async function resultInList(
  step: BulkStep,
  error: unknown,
  { dispatch, onFound }: Sending,
): Promise<StepResult> {
  const read = await readDayAnew(step.before.date, dispatch);
  if ('error' in read) return { kind: 'unknown', error };
  const stand = standOf(step, read.data);
  if (stand === 'made') onFound(step.after);
  if (stand === 'made') return { kind: 'done' };
  return { kind: stand === 'not' ? 'failed' : 'unknown', error };
}

async function resultOf(step: BulkStep, sending: Sending): Promise<StepResult> {
  const { error } = await sending.send(step);
  if (error === undefined) return { kind: 'done' };
  return isUnclear(error) ? resultInList(step, error, sending) : { kind: 'failed', error };
}

/**
 * Sends one call after another. A refusal does not keep the others from being sent; once nobody knows what became of a
 * call, nothing more is.
 *
 * @returns those that are done
 */
export async function runSteps(steps: readonly BulkStep[], sending: Sending): Promise<readonly BulkStep[]> {
  const done: BulkStep[] = [];
  for (const { before } of steps) sending.onResult(before, { kind: 'waiting' });
  let isOver = false;
  for (const step of steps) {
    if (isOver) {
      sending.onResult(step.before, { kind: 'unsent' });
    } else {
      sending.onResult(step.before, { kind: 'sending' });
      const result = await resultOf(step, sending);
      sending.onResult(step.before, result);
      if (result.kind === 'done') done.push(step);
      isOver = 'error' in result && (result.kind === 'unknown' || isSessionEnd(result.error));
    }
  }
  return done;
}
