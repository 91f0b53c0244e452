import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';

/** Texts, formats and names of a month. */
export interface MonthWords {
  readonly t: ReturnType<typeof useTranslation<['monthClose', 'common', 'workDays']>>['t'];
  readonly formats: Formats;
  readonly projectName: (stored: string) => string;
}

/**
 * Got once by a calendar or a list and handed to its days or lines: a month may have a hundred of them, and a translation
 * hook in each takes longer than all else that they do.
 */
export function useMonthWords(): MonthWords {
  const { t } = useTranslation(['monthClose', 'common', 'workDays']);
  return { t, formats: useFormats(), projectName: useProjectName() };
}
