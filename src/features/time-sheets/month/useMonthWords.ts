import { useTranslation } from 'react-i18next';
import type { Formats } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';

/** Texts, formats and names of a month. */
export interface MonthWords {
  readonly t: ReturnType<typeof useTranslation<['monthClose', 'common', 'workDays']>>['t'];
  readonly formats: Formats;
  readonly projectName: (stored: string) => string;
}

/**
 * The texts of a month. A calendar or list calls this once and passes the result to its days or lines, because a month
 * may have a hundred of them and a translation hook in each costs more than everything else they do.
 */
export function useMonthWords(): MonthWords {
  const { t } = useTranslation(['monthClose', 'common', 'workDays']);
  return { t, formats: useFormats(), projectName: useProjectName() };
}
