import { useTranslation } from 'react-i18next';
import { isSame } from '@/domain/changes/fields';
import { addDays, isoDate } from '@/domain/time/period';
import { type WorkRecord, namedRecordOf, workRecordFields } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { endBatch, readBatch, stopBatch } from '@/shared/outbox/batches';
import { errorOf, isDone } from '@/shared/outbox/change';
import { changeDeviceValue, readDeviceValue } from '@/shared/storage/deviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { alreadyUndone, undonePartly } from '@/shared/undo/stepHistory';
import { keptRecords } from '../../keptRecords';
import { recordDeletion, saveRecords } from '../../outbox/saveRecords';
import { readWorkRecords } from '../../workRecordsApi';
import {
  type KeptImport,
  type KeptRecord,
  fileImportKind,
  hoursOf,
  withImport,
  withResults,
  withoutImport,
} from '../fileImportKept';

/** A record that was changed since it was created, so that it was not deleted. */
export interface ChangedSince {
  readonly record: WorkRecord;
  readonly created: KeptRecord;
}

/** What became of an import that was taken back. */
export interface UndoneImport {
  readonly of: KeptImport;
  readonly deleted: readonly WorkRecord[];
  readonly changed: readonly ChangedSince[];
  /** All that is recorded afterwards, from some time before the import on. */
  readonly left: readonly WorkRecord[];
}

/** How long before the first day a record is looked for first, which may have been moved meanwhile. */
const DAYS_BEFORE = 31;
const FIRST_DAY = isoDate('1900-01-01');
const LAST_DAY = isoDate('2999-12-31');

/**
 * Takes back an import: its records are deleted in one batch, except for those that were changed since. The import is
 * then forgotten, unless something could not be deleted.
 *
 * @param onUndone is told what was deleted and what stays
 * @returns a function like that of any step that can be undone
 */
export function useUndoImport(onUndone: (undone: UndoneImport) => void) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const dispatch = useAppDispatch();
  const extra = useExtra();
  const guid = useUser()?.guid ?? '';
  const owner = { extra, guid };

  async function undo(id: string): Promise<unknown> {
    const { imports } = await readDeviceValue(owner, fileImportKind);
    const kept = imports.find((one) => one.id === id);
    if (!kept) return alreadyUndone;
    if (kept.isRunning) await dispatch(stopBatch(keptRecords, id));
    const one = withResults(kept, await dispatch(readBatch(keptRecords, id)));
    const created = one.records.filter((record) => record.id !== null);
    const from = created.reduce((first, { want }) => (want.date < first ? want.date : first), LAST_DAY);
    let found: readonly ChangedSince[] = [];
    let recorded: readonly WorkRecord[] = [];
    // What is in neither span is gone.
    for (const first of [addDays(from, -DAYS_BEFORE), FIRST_DAY]) {
      if (found.length === created.length) break;
      const read = await readWorkRecords({ from: first, to: LAST_DAY }, dispatch);
      if ('error' in read) return read.error;
      recorded = read.data;
      const now = new Map(recorded.map((record) => [String(record.id), record]));
      found = created.flatMap((record) => {
        const entry = now.get(String(record.id));
        return entry ? [{ record: entry, created: record }] : [];
      });
    }
    const isUnchanged = (of: ChangedSince) =>
      isSame(workRecordFields, of.created.want, namedRecordOf(of.record));
    const same = found.filter(isUnchanged);
    const batch = { id: `${id}-undo`, title: t('undoing', { name: kept.name }) };
    const outcomes = await dispatch(
      saveRecords(
        same.map(({ record }) => recordDeletion(record)),
        { batch },
      ),
    );
    await dispatch(endBatch(keptRecords, batch.id));
    await dispatch(endBatch(keptRecords, id));
    const left = same.filter((_one, at) => !isDone(outcomes[at])).map((of) => of.created);
    await changeDeviceValue(owner, fileImportKind, (before) =>
      left.length === 0
        ? withoutImport(before, id)
        : withImport(before, { ...one, isRunning: false, records: left }),
    );
    const changed = found.filter((of) => !isUnchanged(of));
    const deleted = same.filter((_one, at) => isDone(outcomes[at])).map(({ record }) => record);
    const error = outcomes.map(errorOf).find((one_) => one_ !== undefined);
    if (error !== undefined) return error;
    onUndone({ of: kept, deleted, changed, left: recorded.filter((record) => !deleted.includes(record)) });
    return changed.length > 0 ? undonePartly : undefined;
  }

  return {
    undo,
    /** The step in the history of what the user did. */
    stepOf: (one: KeptImport) => ({
      text: t('step', { count: one.records.length }),
      detail: t('hours', { hours: formats.hours(hoursOf(one)) }),
      undo: async () => undo(one.id),
      done: () => t('undoneStep'),
    }),
  };
}
