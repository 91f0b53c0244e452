import { useTranslation } from 'react-i18next';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { Formats } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';

/** The record's part in the names of its buttons: `18.11.2026, Kessler, Shop`. */
function nameOf(formats: Formats, { date, customerName, projectName, description }: WorkRecord): string {
  return [formats.date(date), ...(customerName === '' ? [description] : [customerName, projectName])]
    .filter((part) => part !== '')
    .join(', ');
}

/** The texts of the rows, the same object for all of them until the language changes. */
export function useRecordWords() {
  const { t } = useTranslation(['common', 'workRecords']);
  const formats = useFormats();
  const projectName = useProjectName();
  return {
    edit: t('common:actions.edit'),
    copy: t('common:actions.copy'),
    forToday: t('common:actions.forToday'),
    startTimer: t('common:actions.startTimer'),
    delete: t('common:actions.delete'),
    select: t('workRecords:select'),
    actions: t('common:actions.actions'),
    projectName,
    nameOf: (record: WorkRecord) =>
      nameOf(formats, { ...record, projectName: projectName(record.projectName) }),
  };
}

/** The texts of a row besides its record. */
export type RecordWords = ReturnType<typeof useRecordWords>;
