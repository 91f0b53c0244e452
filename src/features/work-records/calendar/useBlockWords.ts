import { useTranslation } from 'react-i18next';
import type { RecordHint } from '@/domain/work/recordHints';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { useHintWords } from '../hints/useHintWords';

/** What blocks say. It is asked for once for all of them, because there may be hundreds. */
export function useBlockWords() {
  const { t } = useTranslation(['workCalendar', 'workRecords', 'common']);
  const formats = useFormats();
  const projectName = useProjectName();
  const hintWords = useHintWords();
  return {
    hourWord: t('workCalendar:hourWord'),
    selected: t('workCalendar:selected'),
    hintWords,
    titleOf: (record: WorkRecord) =>
      projectName(record.projectName) || record.customerName || record.description,
    hoursOf: ({ hours }: Pick<WorkRecord, 'hours'>) => (hours === null ? '–' : formats.hours(hours)),
    journeyOf: ({ departure, arrival, distanceKm }: WorkRecord) =>
      [
        departure !== null && arrival !== null
          ? `${departure.replace(/^0/u, '')} – ${arrival.replace(/^0/u, '')}`
          : '',
        distanceKm ? t('workCalendar:km', { km: formats.number(distanceKm) }) : '',
      ]
        .filter(Boolean)
        .join(' · '),
    /** What a hint says in a block, where the missing project is named and not asked for. */
    hintOf: (hint: RecordHint) =>
      hint.kind === 'noProject' ? t('workRecords:find.noProject') : hintWords(hint),
    lengthened: (from: string, to: string) => t('workCalendar:lengthened', { from, to }),
  };
}
