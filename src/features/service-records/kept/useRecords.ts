import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { KeptServiceRecord } from '@/domain/service-records/keptRecord';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { changeDeviceValue, changeStoredValues, readDeviceValue } from '@/shared/storage/deviceValue';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useAppDispatch, useExtra, useUser } from '@/shared/store/hooks';
import { noLonger } from '@/shared/undo/stepHistory';
import { useSteps } from '@/shared/undo/useSteps';
import { type KeptPdf, pdfName, readPdf } from './recordPdf';
import { keptWith, keptWithout, recordsKind } from './recordsKept';

/** How keeping a record ended: `refused` if another tab has used its number or signed it, or the list is full. */
export type Keeping = 'kept' | 'refused' | 'failed';

/** The service records that this device keeps, and how they change. */
export function useRecords() {
  const { t } = useTranslation('serviceRecords');
  const extra = useExtra();
  const guid = useUser()?.guid ?? '';
  const owner = { extra, guid };
  const kept = useDeviceValue(recordsKind).value;
  const dispatch = useAppDispatch();
  const steps = useSteps();
  const leaving = useRef(new Set<string>());

  /** Keeps a record, which replaces the one with its key, together with its PDF, or neither of them. */
  async function keep(record: KeptServiceRecord, pdf: KeptPdf | null): Promise<Keeping> {
    let isRefused = false;
    const names = [recordsKind.name, pdfName(record.key)];
    const isStored = await changeStoredValues(owner, names, (before) => {
      const next = keptWith(recordsKind.parse(before[recordsKind.name]), record);
      isRefused = next === null;
      return next ? { [recordsKind.name]: next, ...(pdf && { [pdfName(record.key)]: pdf }) } : {};
    });
    await readDeviceValue(owner, recordsKind);
    if (isRefused) return 'refused';
    return isStored ? 'kept' : 'failed';
  }

  return {
    /** Undefined until the device has answered. */
    kept,
    keep,
    /** Hides what a record differs in, until something else changes. */
    silence: async (key: string, drift: string) =>
      changeDeviceValue(owner, recordsKind, (all) => ({
        ...all,
        records: all.records.map((one) => (one.key === key ? { ...one, silenced: drift } : one)),
      })),
    /** Deletes a record with its PDF, which only this device has; Undo brings both back. */
    remove: async (record: KeptServiceRecord) => {
      const { key, number } = record;
      if (leaving.current.has(key)) return;
      leaving.current.add(key);
      const pdf = await readPdf(guid, key);
      const isStored = await changeStoredValues(owner, [recordsKind.name, pdfName(key)], (before) => ({
        [recordsKind.name]: keptWithout(recordsKind.parse(before[recordsKind.name]), key),
        [pdfName(key)]: undefined,
      }));
      await readDeviceValue(owner, recordsKind);
      leaving.current.delete(key);
      if (!isStored) {
        dispatch(errorNotice(t('list.notDeleted', { number })));
        return;
      }
      steps.addTold({
        text: t('list.deleted', { number }),
        detail: t('list.deletedDetail'),
        undo: async () => ((await keep(record, pdf)) === 'kept' ? undefined : noLonger),
      });
    },
  };
}
