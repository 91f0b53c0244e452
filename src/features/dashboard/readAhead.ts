import { localDay } from '@/domain/time/period';
import { loadTodaysTasksAhead } from '@/features/planner';
import type { AppThunk } from '@/shared/store/store';
import { readHoursAhead } from './myHoursApi';

/**
 * Reads what the dashboard shows before it is rendered; rendering takes longer than the answers on a slow device. Not the
 * calendar: its 401 signs the user out, which nobody expects of a pointer on its way.
 */
export const readDashboardAhead = (): AppThunk => (dispatch) => {
  const today = localDay(new Date());
  dispatch(readHoursAhead(today));
  // A failure is none: opening asks again and shows what is wrong.
  loadTodaysTasksAhead().then(
    (read) => dispatch(read(today)),
    () => undefined,
  );
};
