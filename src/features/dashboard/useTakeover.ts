import { useState } from 'react';
import { type WorkRecordPrefill, newValues } from '@/features/work-records';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useToday } from '@/shared/ui/useClock';

/** What the work-time dialog is opened with; null while it is closed. */
type OpenDialog = {
  readonly values: ReturnType<typeof newValues>;
  readonly isUnsaved: boolean;
  readonly suggests?: true;
} | null;

/** Opens the work-time dialog with what an event or a task says, or empty. */
export function useTakeover() {
  const language = useLanguage();
  const today = useToday();
  const [dialog, setDialog] = useState<OpenDialog>(null);
  return {
    dialog,
    // What was taken over was not typed, but closing would throw it away all the same: it asks first.
    takeOver: (of: WorkRecordPrefill) =>
      setDialog({ values: newValues(of, today, language), isUnsaved: true }),
    openNew: () => setDialog({ values: newValues({}, today, language), isUnsaved: false, suggests: true }),
    close: () => setDialog(null),
  };
}
