import type { BatchResult, BatchState } from '@/domain/changes/batch';
import type { KeptImport, KeptRecord } from '../fileImportKept';

/** The import with the ids of what its batch has created. */
export function withResults(one: KeptImport, batch: BatchState | undefined): KeptImport {
  if (!batch) return one;
  return {
    ...one,
    records: one.records.map((record) => {
      const result = batch.results.get(record.key);
      return result?.kind === 'saved' ? { ...record, id: result.id } : record;
    }),
  };
}

/** What became of a record: `withdrawn` was not sent, because the import was stopped or cut off. */
export type RecordState = BatchResult | { readonly kind: 'withdrawn' };

/** What became of each record so far. */
export function stateOf(record: KeptRecord, batch: BatchState | undefined): RecordState {
  if (record.id !== null) return { kind: 'saved', id: record.id };
  return batch?.results.get(record.key) ?? { kind: 'withdrawn' };
}
