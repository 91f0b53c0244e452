import type { Id } from '@/domain/id';
import type { ImportItem } from '@/domain/work/calendarImport';
import type { RecordHint } from '@/domain/work/recordHints';
import type { WaitingRecord } from '@/domain/work/waitingRecords';
import type { CalendarSpan } from '@/domain/work/calendarSpan';
import type { WorkRecord } from '@/domain/work/workRecord';
import type { IsoDate } from '@/domain/time/period';
import type { RecordResult } from '../bulk/useBulk';
import type { RenderDayMark } from '../week/WeekEnd';
import type { Drawing } from './pointerPress';
import type { useBlockWords } from './useBlockWords';

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
