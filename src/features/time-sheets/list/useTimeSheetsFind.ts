import pen from 'bootstrap-icons/icons/pen.svg?icon';
import { useTranslation } from 'react-i18next';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import { type FilterWords, useFound } from '@/shared/lists/find/useFound';
import { usePeriodWords } from '@/shared/lists/find/usePeriodWords';
import { useWholeList } from '@/shared/lists/find/useWholeList';
import { listTimeSheets } from '../timeSheetsApi';
import { SHEET_STATES, sheetSearch } from './sheetSearch';

/** Searches, filters and sorts the time sheets; `page` is what is shown while nothing is asked. */
export function useTimeSheetsFind(username: string, page: readonly TimeSheet[]) {
  const { t } = useTranslation('timeSheets');
  const table = sheetSearch(username, useLanguage());
  const asked = useFindQuery(table);
  const whole = useWholeList({ endpoint: listTimeSheets, isOn: asked.isOn });
  const entries = whole.pages > 0 ? whole.entries : page;
  const words: Readonly<Record<string, FilterWords>> = {
    state: {
      label: t('find.state'),
      icon: pen,
      labelOf: (value) => {
        const state = SHEET_STATES.find((known) => known === value);
        return state && t(`find.states.${state}`);
      },
    },
    period: usePeriodWords(),
  };
  return {
    ...useFound({ table, words, asked, whole, entries }),
    label: t('find.label'),
    countOf: (sheets: readonly TimeSheet[]): [string] => [t('find.count', { count: sheets.length })],
  };
}
