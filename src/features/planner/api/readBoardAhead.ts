import type { AppThunk } from '@/shared/store/store';
import { getBoard } from './boardsApi';
import { listBuckets } from './bucketsApi';
import { listBoardTasks } from './tasksApi';

/**
 * Reads a board into the cache before it is opened, unless it is there already. Parsing a thousand tasks takes longer
 * than fetching them.
 *
 * @param id as in the address
 */
export const readBoardAhead =
  (id: string): AppThunk<Promise<unknown>> =>
  async (dispatch) => {
    const options = { subscribe: false };
    return Promise.all([
      dispatch(getBoard.initiate(id, options)),
      dispatch(listBuckets.initiate(id, options)),
      dispatch(listBoardTasks.initiate(id, options)),
    ]);
  };
