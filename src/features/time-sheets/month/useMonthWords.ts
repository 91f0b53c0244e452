import { useTranslation } from 'react-i18next';
import { type Formats, useFormats } from '@/shared/i18n/useFormats';

/** Texts and formats of a month. */
export interface MonthWords {
  readonly t: ReturnType<typeof useTranslation<['monthClose', 'common', 'workDays']>>['t'];
  readonly formats: Formats;
}

/**
 * Got once by a calendar or a list and handed to its days or lines: a month may have a hundred of them, and a translation
 * hook in each takes longer than all else that they do.
 */
export function useMonthWords(): MonthWords {
  const { t } = useTranslation(['monthClose', 'common', 'workDays']);
  return { t, formats: useFormats() };
}
