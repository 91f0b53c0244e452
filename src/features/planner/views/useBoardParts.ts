import { useSearchParams } from 'react-router-dom';
import { type Grouping, groupings } from '@/domain/planner/lanes';
import { withParameter } from '@/shared/withParameter';

/** How a board is shown; `board` is the one with columns, which the address does not name. */
export const boardViews = ['board', 'list', 'week'] as const;
type ShownView = (typeof boardViews)[number];

/** How a board is shown, apart from what is searched: kept in the address, each change a step of the history. */
export function useBoardParts() {
  const [params, setParams] = useSearchParams();
  const grouping = groupings.find((one) => one === params.get('group')) ?? 'bucket';

  function put(name: string, value: string | null) {
    setParams(withParameter(params, name, value), { preventScrollReset: true });
  }

  return {
    view: boardViews.find((one) => one === params.get('view')) ?? 'board',
    setView: (next: ShownView) => put('view', next === 'board' ? null : next),
    grouping,
    setGrouping: (next: Grouping) => put('group', next === 'bucket' ? null : next),
    showsCompleted: params.get('done') === '1',
    setShowsCompleted: (shows: boolean) => put('done', shows ? '1' : null),
  };
}

/** How a board is shown, as `useBoardParts` has it. */
export type BoardParts = ReturnType<typeof useBoardParts>;
