import { useTranslation } from 'react-i18next';
import { type WorkRecord, sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';

type Named = Pick<WorkRecord, 'date' | 'hours' | 'customerName' | 'projectName' | 'description'>;

/** Names a record in one line: `Wed 18.11. · 6.0 h · Kessler, MES`. */
export function useAboutRecord(): (record: Named) => string {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const shownName = useProjectName();
  return ({ date, hours, customerName, projectName, description }) =>
    [
      formats.day(date),
      t('about.hours', { hours: formats.hours(hours) }),
      [customerName, shownName(projectName)].filter(Boolean).join(', ') || description,
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Describes several records by their total hours, and a single one like `useAboutRecord`. */
export function useAboutRecords(): (records: readonly WorkRecord[]) => string {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const about = useAboutRecord();
  return (records) => {
    const [first] = records;
    if (first && records.length === 1) return about(first);
    return t('about.hours', { hours: formats.hours(sumHours(records)) });
  };
}
