import { useState } from 'react';
import { type WorkRecordPrefill, WorkRecordDialog, newValues } from '@/features/work-records';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useToday } from '@/shared/ui/timing/useClock';

interface TakeoverDialogProps {
  /** An event or a task; without one, the dialog is empty and suggests what today lacks. */
  readonly of: WorkRecordPrefill | undefined;
  readonly onClose: () => void;
}

/** The work-time dialog of the dashboard, prefilled from an event or a task, or empty. */
export function TakeoverDialog({ of, onClose }: TakeoverDialogProps) {
  const [values] = useState(newValues(of ?? {}, useToday(), useLanguage()));
  return <WorkRecordDialog record={null} {...{ values, onClose }} suggests={of === undefined} />;
}

/** Loads what the dialog shows, so that it opens at once. */
export const preloadForm = WorkRecordDialog.preload;
