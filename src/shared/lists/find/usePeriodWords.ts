import calendar from 'bootstrap-icons/icons/calendar3.svg?icon';
import { useTranslation } from 'react-i18next';
import { NAMED_PERIODS } from '@/domain/find/findPeriod';
import { isIsoDate } from '@/domain/time/period';
import { useFormats } from '../../i18n/useFormats';
import type { FilterWords } from './useFound';

/** The words of a filter by period: the named periods, and days from one to another, of which one may be open. */
export function usePeriodWords(): FilterWords {
  const { t } = useTranslation('find');
  const formats = useFormats();

  function labelOf(value: string): string | undefined {
    const named = NAMED_PERIODS.find((name) => name === value);
    if (named) return t(`periods.${named}`);
    const [from = '', to = ''] = value.split('..');
    if (isIsoDate(from) && isIsoDate(to)) return formats.dayRange(from, to, 'always');
    if (isIsoDate(from)) return t('periods.since', { day: formats.date(from) });
    return isIsoDate(to) ? t('periods.until', { day: formats.date(to) }) : undefined;
  }

  return { label: t('periods.label'), icon: calendar, labelOf, values: NAMED_PERIODS };
}
