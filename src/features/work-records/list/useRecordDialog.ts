import { useState } from 'react';
import { localDay } from '@/domain/period';
import type { WorkRecord } from '@/domain/workRecord';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { WorkRecordDraft } from '../entry/workRecordDraft';
import { type WorkRecordPrefill, newValues, valuesOf } from '../entry/workRecordValues';

type OpenDialog =
  | { readonly kind: 'closed' }
  | ({ readonly kind: 'open'; readonly isUnsaved: boolean; readonly focus?: 'hours' } & WorkRecordDraft);

/** Which record the dialog is open for. */
export function useRecordDialog() {
  const language = useLanguage();
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const openNew = (prefill: WorkRecordPrefill, focus?: 'hours', isUnsaved = false) => {
    const values = newValues(prefill, localDay(new Date()), language);
    setDialog({ kind: 'open', record: null, values, isUnsaved, ...(focus && { focus }) });
  };
  return {
    dialog,
    openNew: () => openNew({}),
    /** For a day that lacks hours: they stand there already, and have the focus. */
    openFilled: (prefill: WorkRecordPrefill) => openNew(prefill, 'hours'),
    /** With what was typed elsewhere: closing asks first. */
    openTyped: (prefill: WorkRecordPrefill) => openNew(prefill, undefined, true),
    openEdit: (record: WorkRecord) =>
      setDialog({ kind: 'open', record, values: valuesOf(record, language), isUnsaved: false }),
    openDraft: (draft: WorkRecordDraft) => setDialog({ kind: 'open', isUnsaved: true, ...draft }),
    close: () => setDialog({ kind: 'closed' }),
  };
}
