import type { TimeAccount } from '@/domain/account/timeAccount';
import { addDays, isoDate } from '@/domain/time/period';
import { DEFAULT_WORK_DAYS } from '@/domain/time/targets';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../accounts';
import { testService } from '../jsdom/testService';
import { RecordKeeper, rowOf } from './weekScreen';

const monday = isoDate('2026-11-02');

/** From Monday, 2 November, with 12 hours. */
const begun: TimeAccount = {
  start: monday,
  opening: 1200,
  cap: null,
  travelShare: 0,
  bookings: [],
  entitlements: [],
  changedAt: 1,
};

/** What the device of the member keeps under a name. */
export const keptOfMember = async (name: string) => readFromDevice(guidOf(testService(), 'member'), name);

/** Eight hours on each workday up to yesterday, and ten on that: the service has no other records. */
export function hoursOfNovember(): RecordKeeper {
  const workdays = [0, 1, 2, 3, 4, 7, 8, 9, 10, 11, 14, 15];
  return new RecordKeeper(
    ...workdays.map((day) => rowOf(day + 1, addDays(monday, day), day === 15 ? 10 : 8)),
  );
}

/** Sets up the member's account on the device; with `hoursOfNovember` the balance of yesterday is + 14 hours. */
export async function beginAccount(changes: Partial<TimeAccount> = {}): Promise<void> {
  const guid = guidOf(testService(), 'member');
  await changeOnDevice(guid, 'time-account', () => ({ ...begun, ...changes }));
  await changeOnDevice(guid, 'work-days', () => ({
    ...DEFAULT_WORK_DAYS,
    rows: [{ ...DEFAULT_WORK_DAYS.rows[0], from: monday }],
  }));
}
