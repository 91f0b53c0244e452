import { type ImportItem, importItems } from '@/domain/work/meetings';
import { type Period, addDays } from '@/domain/time/period';
import type { WorkDays } from '@/domain/time/targets';
import type { WorkRecord } from '@/domain/work/workRecord';
import { useEvents } from '@/features/calendar';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { useUser } from '@/shared/store/hooks';
import type { QueryState } from '@/shared/ui/messages/QueryView';
import { readMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { queriesAsOne } from '@/shared/api/useAskAgain';
import { unreadableError } from '@/shared/api/readableRows';
import { useToday } from '@/shared/ui/timing/useClock';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { useWaiting } from '../keptRecords';
import { useReadRecordsBackQuery, isKnownFrom, withWhatWaits } from '../workRecordsApi';
import { meetingsKind } from './meetingsKept';
import { env } from '@/shared/env';

/** How far back we look for the same subject, in days, so that weekly events are found. */
const DAYS_BEFORE = 14;

/** The events of some days, the records booked on them, and the targets of the days. */
export interface MeetingsData {
  readonly items: readonly ImportItem[];
  /** How many events cannot be read; they are not offered. */
  readonly unreadable: number;
  readonly records: readonly WorkRecord[];
  readonly workDays: WorkDays;
}

/**
 * Events and records of some days; offered only when both are known.
 *
 * @param isAsked false: nothing is asked for
 */
export function useMeetingItems(days: Period, isAsked = true): QueryState<MeetingsData> {
  const today = useToday();
  const ownMail = useUser()?.mail ?? '';
  const events = useEvents(days, isAsked);
  const from = addDays(days.from, -DAYS_BEFORE);
  const known = useReadRecordsBackQuery(from, { skip: !isAsked, refetchOnMountOrArgChange: false });
  const memory = useDeviceValue(meetingsKind).value;
  const { value: workDays } = useWorkDays();
  const waiting = useWaiting();
  // Records that wait to be sent count as booked.
  const [unreadable] = known.data?.unreadable ?? [];
  // Nothing is offered while records are unreadable, because one of them may be the booking of an event.
  const records =
    !unreadable && isKnownFrom(days.from, known.data)
      ? withWhatWaits(known.data, waiting).entries
      : undefined;
  const data =
    events.data && records && memory && workDays
      ? {
          items: importItems(events.data, {
            days,
            records,
            memory,
            ownMail,
            calendarMail: readMicrosoftSession()?.mail ?? '',
            today,
            hoursStep: env.hoursStep,
          }),
          unreadable: events.unreadable.length,
          records,
          workDays,
        }
      : undefined;
  const knownError = unreadable ? unreadableError(unreadable) : records ? undefined : known.error;
  const asked = queriesAsOne(events, { ...known, error: knownError });
  return { data, ...asked, isLoading: data === undefined && asked.error === undefined };
}
