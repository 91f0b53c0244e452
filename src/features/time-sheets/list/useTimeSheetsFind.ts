import pen from 'bootstrap-icons/icons/pen.svg?icon';
import { useTranslation } from 'react-i18next';
import { columnOf } from '@/domain/find/exportTable';
import { type TimeSheet, isKnownTimeSheetState } from '@/domain/sheets/timeSheet';
import { useLanguage } from '@/shared/i18n/useLanguage';
import type { ExportedList } from '@/shared/lists/find/find';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import { type FilterWords, useFound } from '@/shared/lists/find/useFound';
import { usePeriodWords } from '@/shared/lists/find/usePeriodWords';
import { useWholeList } from '@/shared/lists/find/useWholeList';
import { listTimeSheets, timeSheetPages } from '../timeSheetsApi';
import { sheetTitle } from '../formatPeriod';
import { SHEET_STATES, sheetSearch } from './sheetSearch';

/** Searches, filters and sorts the time sheets; `page` is what is shown while nothing is asked. */
export function useTimeSheetsFind(username: string, page: readonly TimeSheet[]) {
  const { t } = useTranslation('timeSheets');
  const language = useLanguage();
  const table = sheetSearch(username, language);
  const asked = useFindQuery(table);
  const whole = useWholeList({ endpoint: listTimeSheets, isOn: asked.isRead, url: timeSheetPages.url });
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
  const list: ExportedList<TimeSheet> = {
    name: 'sheets',
    title: t('title'),
    columns: [
      columnOf(t('columns.period'), 'text', (sheet) => sheetTitle(sheet, language)),
      columnOf(t('fields.from'), 'date', ({ from }) => from),
      columnOf(t('fields.to'), 'date', ({ to }) => to),
      columnOf(t('find.state'), 'text', ({ state }) =>
        isKnownTimeSheetState(state) ? t(`states.${state}`) : state,
      ),
    ],
  };
  return {
    ...useFound({ table, words, asked, whole, entries, list }),
    label: t('find.label'),
    countOf: (sheets: readonly TimeSheet[]): [string] => [t('find.count', { count: sheets.length })],
  };
}
