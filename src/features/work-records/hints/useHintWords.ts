import { useTranslation } from 'react-i18next';
import type { RecordHint } from '@/domain/work/recordHints';
import { useFormats } from '@/shared/i18n/useFormats';

/** What a hint says. */
export function useHintWords(): (hint: RecordHint) => string {
  const { t } = useTranslation(['workRecords', 'workDays']);
  const formats = useFormats();
  return (hint) => {
    if (hint.kind === 'longDay')
      return t('workRecords:rowHints.longDay', { hours: formats.hours(hint.hours) });
    if (hint.kind === 'holiday') {
      return t('workRecords:rowHints.holiday', { holiday: t(`workDays:holidays.${hint.holiday}`) });
    }
    return t(`workRecords:rowHints.${hint.kind}`);
  };
}
