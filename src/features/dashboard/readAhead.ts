import { localDay } from '@/domain/time/period';
import { loadTodaysTasksAhead } from '@/features/planner';
import type { AppThunk } from '@/shared/store/store';
import { readHoursAhead } from './myHoursApi';

/**
 * Reads the dashboard's data before it is rendered, because on a slow device rendering takes longer than the answers.
 * The calendar is left out, because its 401 would sign the user out just for hovering over a link.
 */
export const readDashboardAhead = (): AppThunk => (dispatch) => {
  const today = localDay(new Date());
  dispatch(readHoursAhead(today));
  // Failures are ignored, because opening the dashboard asks again and shows the error.
  loadTodaysTasksAhead().then(
    (read) => dispatch(read(today)),
    () => undefined,
  );
};
