import { useTranslation } from 'react-i18next';
import type { EntriesWords } from '@/domain/report/entriesTable';
import { isWithPeople } from '../useReportSettings';

/** The heads and words of a file with entries. If the report is without people, the head of their column is missing. */
export function useEntriesWords(): EntriesWords {
  const { t } = useTranslation('report');
  return {
    date: t('reading.words.date'),
    person: isWithPeople ? t('files.person') : undefined,
    customer: t('files.customer'),
    project: t('files.project'),
    description: t('reading.words.description'),
    place: t('reading.words.place'),
    hours: t('report.measures.hours'),
    travel: t('report.measures.travel'),
    withoutProject: t('report.withoutProject'),
    unknown: t('report.unknown'),
  };
}
