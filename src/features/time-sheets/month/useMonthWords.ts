import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';

/**
 * The texts of a month. A calendar or list calls this once and passes the result to its days or lines, because a month
 * may have a hundred of them and a translation hook in each costs more than everything else they do.
 */
export function useMonthWords() {
  const { t } = useTranslation(['monthClose', 'common', 'workDays']);
  return { t, formats: useFormats(), projectName: useProjectName() };
}

/** Texts, formats and names of a month. */
export type MonthWords = ReturnType<typeof useMonthWords>;
