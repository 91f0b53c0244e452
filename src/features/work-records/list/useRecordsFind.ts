import building from 'bootstrap-icons/icons/building.svg?icon';
import car from 'bootstrap-icons/icons/car-front.svg?icon';
import folder from 'bootstrap-icons/icons/folder.svg?icon';
import folderX from 'bootstrap-icons/icons/folder-x.svg?icon';
import geo from 'bootstrap-icons/icons/geo-alt.svg?icon';
import { useTranslation } from 'react-i18next';
import { columnOf } from '@/domain/find/exportTable';
import { type WaitingRecord, type WorkRecord, sumHours } from '@/domain/work/workRecord';
import { countedEntries, isBefore, withWaiting } from '@/domain/changes/waitingEntries';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useFindQuery } from '@/shared/lists/find/useFindQuery';
import type { ExportedList } from '@/shared/lists/find/find';
import { type FilterWords, useFound } from '@/shared/lists/find/useFound';
import { useNames } from '@/shared/lists/find/useNames';
import { usePeriodWords } from '@/shared/lists/find/usePeriodWords';
import { useWholeList } from '@/shared/lists/find/useWholeList';
import { listWorkRecords, workRecordPages } from '../workRecordsApi';
import { recordSearch } from './recordSearch';

const loadNames = async () => (await import('@/features/customers')).loadNameReader();

const dateOf = ({ date }: WorkRecord) => date;

/**
 * Searches, filters and sorts the work records.
 *
 * @param page what is shown while nothing is asked
 * @param waiting the records that wait to be sent
 */
export function useRecordsFind(page: readonly WorkRecord[], waiting: readonly WaitingRecord[]) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const projectName = useProjectName();
  const table = recordSearch(projectName);
  const asked = useFindQuery(table);
  const { isRead: isOn, from } = asked;
  const whole = useWholeList({ endpoint: listWorkRecords, isOn, dateOf, from, url: workRecordPages.url });
  const entries = whole.pages > 0 ? withWaiting(whole.entries, waiting, true, isBefore(from)) : page;

  const customers = new Map(
    entries.map(({ customerId, customerName }) => [String(customerId), customerName]),
  );
  const projects = new Map(
    entries.map(({ projectId, projectName: name }) => [String(projectId), projectName(name)]),
  );
  // Filters may name customers and projects for which no entry was read.
  const names = useNames({
    load: loadNames,
    customers: asked.query.choices['customer'] ?? [],
    isNeeded: asked.areNamesNeeded,
  });
  const words: Readonly<Record<string, FilterWords>> = {
    customer: {
      label: t('columns.customer'),
      icon: building,
      labelOf: (id) => customers.get(id) ?? names.customer.labelOf(id),
      values: names.customer.values,
    },
    project: {
      label: t('columns.project'),
      icon: folder,
      labelOf: (id) => projects.get(id) ?? names.project.labelOf(id),
      values: names.project.values,
    },
    period: usePeriodWords(),
    place: { label: t('find.place'), icon: geo, labelOf: (place) => place },
    travel: { label: t('find.travel'), icon: car, labelOf: () => t('find.travel'), values: ['with'] },
    noProject: {
      label: t('find.noProject'),
      icon: folderX,
      labelOf: () => t('find.noProject'),
      values: ['without'],
    },
  };

  const list: ExportedList<WorkRecord> = {
    name: 'records',
    title: t('title'),
    columns: [
      columnOf(t('columns.date'), 'date', ({ date }) => date),
      columnOf(t('columns.customer'), 'text', ({ customerName }) => customerName),
      columnOf(t('columns.project'), 'text', ({ projectName: name }) => projectName(name)),
      columnOf(t('columns.description'), 'text', ({ description }) => description, 60),
      columnOf(t('find.place'), 'text', ({ location }) => location, 18),
      columnOf(t('columns.hours'), 'hours', ({ hours }) => hours),
      columnOf(t('fields.travelTime'), 'hours', ({ travelHours }) => travelHours, 12),
    ],
  };

  return {
    ...useFound({ table, words, asked, whole, entries, list }),
    label: t('find.label'),
    /** "37 entries", "142.5 h" */
    countOf: (records: readonly WorkRecord[]): [string, string] => [
      t('find.count', { count: records.length }),
      t('weekTotal', { hours: formats.hours(sumHours(countedEntries(records, waiting))) }),
    ],
  };
}
