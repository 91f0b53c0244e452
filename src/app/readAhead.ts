import type { DataRouter } from 'react-router-dom';
import { haveEarlyAnswersCome } from '@/shared/api/earlyCalls';
import { firstAnswers } from '@/shared/api/firstAnswers';
import { paths } from '@/shared/paths';
import type { AppStore, AppThunk } from '@/shared/store/store';
import type { ReadAhead } from './preload';

/** Loads the first data of a screen ahead, by route pattern; only for screens whose answers are cached for a while. */
const firstScreens = new Map<string, (id: string) => Promise<AppThunk<unknown>>>([
  [paths.board, async (id) => (await (await import('@/features/planner')).loadBoardAhead())(id)],
  [paths.customers, async () => (await (await import('@/features/customers')).loadCustomersAhead())()],
  [paths.dashboard, async () => (await (await import('@/features/dashboard')).loadDashboardAhead())()],
]);

/** Reads what a screen shows first into the cache, while the pointer or the focus is on a link to it. */
export function createReadAhead({ dispatch }: AppStore): ReadAhead {
  return (pattern, { urlPath = '' }) => {
    // A failure is ignored: opening the screen fetches again and shows what is wrong.
    void firstScreens
      .get(pattern)?.(urlPath)
      .then(dispatch, () => undefined);
  };
}

/** The endpoint of a list whose pages are only cached while they are shown. */
interface ListEndpoint {
  readonly initiate: (start: number) => AppThunk<PromiseLike<unknown> & { readonly unsubscribe: () => void }>;
}

const lists = new Map<string, () => Promise<ListEndpoint>>([
  [paths.expenses, async () => (await import('@/features/expenses')).listExpenses],
  [paths.timeSheets, async () => (await import('@/features/time-sheets')).loadSheetList()],
  [paths.work, async () => (await import('@/features/work-records')).listWorkRecords],
]);

/** The first route's code and texts have come. */
export async function whenReady(router: DataRouter): Promise<void> {
  if (router.state.initialized) return;
  await new Promise<void>((resolve) => {
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });
}

/** Takes the answers that the page has asked for, so that the first render of the first screen has its rows. */
export async function readFirst({ dispatch }: AppStore, { state }: DataRouter): Promise<void> {
  if (!haveEarlyAnswersCome()) return;
  const [match] = state.matches.slice(-1);
  const path = match?.route.path ?? '';
  const thunk = await firstScreens.get(path)?.(match?.params['urlPath'] ?? '');
  if (thunk) await dispatch(thunk);
  const list = await lists.get(path)?.();
  if (!list) return;
  const reading = dispatch(list.initiate(0));
  // The screen has its own subscription by then.
  void firstAnswers.then(() => reading.unsubscribe());
  await reading;
}
