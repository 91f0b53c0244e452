import { useState } from 'react';
import { localDay } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { Begun } from '@/shared/drafts/draftKind';
import type { WorkRecordDraft } from '../entry/workRecordDraft';
import { type WorkRecordPrefill, newValues, valuesOf } from '../entry/workRecordValues';

/** What the dialog shows; the names are those of its properties. */
interface ShownDialog extends WorkRecordDraft {
  readonly isUnsaved: boolean;
  readonly suggests?: true;
  readonly focus?: 'hours';
}

type OpenDialog = { readonly kind: 'closed' } | { readonly kind: 'open'; readonly shown: ShownDialog };

/** Which record the dialog is open for. */
export function useRecordDialog() {
  const language = useLanguage();
  const [dialog, setDialog] = useState<OpenDialog>({ kind: 'closed' });
  const show = (shown: ShownDialog) => setDialog({ kind: 'open', shown });
  const fresh = (prefill: WorkRecordPrefill) => ({
    record: null,
    values: newValues(prefill, localDay(new Date()), language),
  });
  return {
    dialog,
    /** For whom the last one was, and with the hours that today lacks. */
    openNew: () => show({ ...fresh({}), isUnsaved: false, suggests: true }),
    /** For a day that lacks hours: they stand there already, and have the focus. */
    openFilled: (prefill: WorkRecordPrefill) =>
      show({ ...fresh(prefill), isUnsaved: false, suggests: true, focus: 'hours' }),
    /** With what was typed elsewhere: closing asks first. */
    openTyped: (prefill: WorkRecordPrefill) => show({ ...fresh(prefill), isUnsaved: true }),
    openEdit: (record: WorkRecord) => show({ record, values: valuesOf(record, language), isUnsaved: false }),
    openDraft: (draft: Begun<WorkRecordDraft>) => show({ ...draft, isUnsaved: true }),
    close: () => setDialog({ kind: 'closed' }),
  };
}
