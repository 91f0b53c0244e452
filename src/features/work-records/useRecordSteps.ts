import { useTranslation } from 'react-i18next';
import type { Id } from '@/domain/id';
import { type BulkStep, undoSteps } from '@/domain/work/bulkEdit';
import { type WorkRecord, namedRecordOf } from '@/domain/work/workRecord';
import { isApiError } from '@/shared/api/apiError';
import { focusRow } from '@/shared/lists/focusRow';
import { errorOf, isDone } from '@/shared/outbox/change';
import { useSavedNotice } from '@/shared/outbox/useSavedNotice';
import type { Extra } from '@/shared/store/extra';
import { useAppDispatch, useExtra } from '@/shared/store/hooks';
import { type Undo, alreadyUndone } from '@/shared/undo/stepHistory';
import { useSteps } from '@/shared/undo/useSteps';
import {
  type StoredRecord,
  recordChange,
  recordDeletion,
  restoreRecords,
  saveRecords,
} from './outbox/saveRecords';
import { useAboutRecords } from './useAboutRecord';

/** Maps the id of a deleted record to the one that replaced it, because earlier steps still use the old id. */
const successors = new WeakMap<Extra, Map<string, Id>>();

function idNow(extra: Extra, id: Id): Id {
  const next = successors.get(extra)?.get(String(id));
  return next === undefined ? id : idNow(extra, next);
}

interface StepWords {
  /** Replaces the default text "Entry added". */
  readonly text?: string;
  readonly detail?: string | undefined;
}

type InTurn = <T>(run: () => Promise<T>) => Promise<T>;

/** Restores deleted records with their old values; each may get a new id. */
function useRestore(inTurn: InTurn): (records: readonly WorkRecord[]) => Undo {
  const dispatch = useAppDispatch();
  const extra = useExtra();

  return (records) => {
    let left = records;
    return async () => {
      const outcomes = await inTurn(async () => dispatch(restoreRecords(left)));
      const ids = successors.get(extra) ?? new Map<string, Id>();
      successors.set(extra, ids);
      for (const [at, outcome] of outcomes.entries()) {
        const { id } = left[at] ?? {};
        const isNew = id !== undefined && 'id' in outcome && String(outcome.id) !== String(id);
        if (isNew) ids.set(String(id), outcome.id);
      }
      const [first] = left;
      left = left.filter((_record, at) => !isDone(outcomes[at]));
      const error = outcomes.map(errorOf).find((one) => one !== undefined);
      if (error === undefined && first) focusRow(idNow(extra, first.id));
      return error;
    };
  };
}

/** The step for changed records: undoing restores their old values and focuses the row of the first. */
function useChangedStep(inTurn: InTurn) {
  const { t } = useTranslation('workRecords');
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const aboutAll = useAboutRecords();

  return (changed: readonly BulkStep[], { text, detail }: StepWords = {}) => {
    let left = undoSteps(changed);
    const undo = async () => {
      const changes = left.map(({ before, after }) =>
        recordChange(namedRecordOf(after), { ...before, id: idNow(extra, before.id) }),
      );
      const outcomes = await dispatch(saveRecords(changes, { stopAt: 'first' }));
      const error = outcomes.map(errorOf).find((one) => one !== undefined);
      left = left.filter((_step, at) => !isDone(outcomes[at]));
      if (changed.length === 1 && isApiError(error) && error.kind === 'not-found') return alreadyUndone;
      const [first] = changed;
      if (error === undefined && first) focusRow(idNow(extra, first.before.id));
      return error;
    };
    return {
      text: text ?? t('undo.changed'),
      detail: detail ?? aboutAll(changed.map(({ after }) => after)),
      undo: async () => inTurn(undo),
    };
  };
}

/**
 * The changes to records as steps; a step is undone by saving the opposite.
 * @param inTurn runs a call after the other calls of the screen
 */
export function useRecordSteps(inTurn: InTurn = async (run) => run()) {
  const { t } = useTranslation(['workRecords', 'common']);
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const aboutAll = useAboutRecords();
  const { add, addTold, addWithNotice } = useSteps();
  const { tellWaiting } = useSavedNotice();

  const asNow = (record: WorkRecord) => ({ ...record, id: idNow(extra, record.id) });

  const restore = useRestore(inTurn);
  const changedStep = useChangedStep(inTurn);

  /**
   * The step for created records: undoing deletes them, the last one first. The first failure stops, says how far it
   * came, and leaves the others for another attempt.
   */
  function createdStep(records: readonly WorkRecord[], { text, detail }: StepWords = {}) {
    let left = records.toReversed();
    let isWaiting = false;
    const undo = async () => {
      const deletions = left.map((record) => recordDeletion(asNow(record)));
      const outcomes = await dispatch(saveRecords(deletions, { stopAt: 'first' }));
      isWaiting = outcomes.some(({ kind }) => kind === 'waiting');
      const error = outcomes.map(errorOf).find((one) => one !== undefined);
      left = left.filter((_record, at) => !isDone(outcomes[at]));
      return error;
    };
    const count = records.length;
    return {
      text: text ?? t('workRecords:undo.created', { count }),
      detail: detail ?? aboutAll(records),
      undo: async () => inTurn(undo),
      done: () => {
        if (isWaiting) return t('common:waiting.deleted');
        return count === 1 ? undefined : t('workRecords:undo.done', { count });
      },
      failed: (reason: string) =>
        count === 1
          ? t('workRecords:undo.failed', { reason })
          : t('workRecords:undo.stopped', { done: count - left.length, count, reason }),
    };
  }

  return {
    /** Adds a step for created records. */
    created: (records: readonly WorkRecord[]): void => void add(createdStep(records)),

    /** Says that records were created, with one undo for all of them, or that they wait to be sent. */
    tellCreated: (stored: readonly StoredRecord[], words: StepWords): void => {
      const records = stored.map(({ record }) => record);
      if (stored.some(({ isWaiting }) => isWaiting)) tellWaiting();
      else if (records.length > 0) addWithNotice(createdStep(records, words), { detail: words.detail });
    },

    /** Adds a step for a changed record. */
    changed: (before: WorkRecord, after: WorkRecord): string => add(changedStep([{ before, after }])),

    /** Says that records were changed by one press or drop, with one undo for all of them. */
    tellChanged: (changed: readonly BulkStep[], words: StepWords): void =>
      addTold(changedStep(changed, words)),

    restore,
  };
}
