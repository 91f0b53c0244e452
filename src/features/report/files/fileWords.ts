import { useTranslation } from 'react-i18next';
import { exportName } from '@/domain/find/exportName';
import type { OpenPeriod } from '@/domain/find/findPeriod';
import type { EntriesWords } from '@/domain/report/entriesTable';
import { useReportReading } from '../reportContext';
import { isWithPeople } from '../useReportSettings';

/** Names files, without an ending: `auswertung_kunde-projekt_2026-10-01_2026-10-31`. */
export function useFileName() {
  const { t } = useTranslation('report');
  const { isComplete } = useReportReading();
  /** @returns the name, which has a mark until all customers are read */
  return (of: string, days: OpenPeriod): string => {
    const whole = exportName(`${t('files.name')}_${of}`, days);
    return isComplete ? whole : `${whole}_${t('files.incompleteName')}`;
  };
}

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
