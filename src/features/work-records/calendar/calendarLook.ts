import type { Id } from '@/domain/id';
import type { ImportItem } from '@/domain/work/meetings';
import type { RecordHint } from '@/domain/work/recordHints';
import type { CalendarSpan } from '@/domain/work/calendarSpan';
import type { WaitingRecord, WorkRecord } from '@/domain/work/workRecord';
import type { IsoDate } from '@/domain/time/period';
import type { RecordResult } from '../bulk/useBulk';
import type { RenderDayMark } from '../week/WeekHead';
import type { Drawing } from './pointerPress';
import { useTranslation } from 'react-i18next';
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
    hoursOf: ({ hours }: Pick<WorkRecord, 'hours'>) => formats.hours(hours),
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

/** What every day and block of the calendar needs to know. */
export interface CalendarLook {
  readonly span: CalendarSpan;
  /** The height of an hour, in pixels. */
  readonly px: number;
  /** Blocks have no handle at their lower edge. */
  readonly isCoarse: boolean;
  readonly markOf: RenderDayMark;
  readonly words: ReturnType<typeof useBlockWords>;
  readonly colourOf: (customer: Id | null) => number;
  /** A record that waits to be sent has no hint. */
  readonly hintOf: (record: WorkRecord) => RecordHint | null;
  readonly waitingOf: (record: WorkRecord) => WaitingRecord | undefined;
  /** Whether the last call for a record succeeded, and its error if not. */
  readonly resultOf: (record: WorkRecord) => RecordResult | undefined;
  /** The same for the call that creates a record from a meeting. */
  readonly takenOf: (item: ImportItem) => RecordResult | undefined;
  readonly isSending: (record: WorkRecord) => boolean;
  readonly isSelected: (record: WorkRecord) => boolean;
}

/** What can be pressed in the days; the same functions on every render, so that no block renders again for them. */
export interface CalendarPresses {
  readonly open: (record: WorkRecord, how: { readonly selects: boolean; readonly isSpan: boolean }) => void;
  /** A new entry: of these hours, or of those that the day lacks. */
  readonly add: (drawing: Pick<Drawing, 'date'> & Partial<Drawing>) => void;
  /** Takes a meeting over as it is. */
  readonly take: (item: ImportItem) => void;
  /** Opens the quick entry with a meeting. */
  readonly fill: (item: ImportItem) => void;
  /** Opens the week of a day. */
  readonly goToWeek: (date: IsoDate) => void;
}
