import { lazy } from 'react';
import { loadWorkRecordEditors } from '@/features/work-records';
import { loadTexts } from '@/shared/i18n/i18n';

/** Fetches the work-time dialog with its texts, so that it opens at once. */
export const loadTakeoverDialog = async () => {
  const [{ WorkRecordDialog }] = await Promise.all([loadWorkRecordEditors(), loadTexts('workRecords')]);
  return { default: WorkRecordDialog };
};

/** The work-time dialog, fetched when the dashboard stands on the screen. */
export const TakeoverDialog = lazy(loadTakeoverDialog);
