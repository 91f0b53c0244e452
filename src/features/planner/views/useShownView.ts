import { useSearchParams } from 'react-router-dom';
import { withParameter } from '@/shared/withParameter';

/** How a board is shown; `board` is the one with columns, which the address does not name. */
export const boardViews = ['board', 'list', 'week'] as const;
export type ShownView = (typeof boardViews)[number];

/** The view of a board that the address asks for, and how to choose another one: a step of the history. */
export function useShownView() {
  const [params, setParams] = useSearchParams();
  return {
    view: boardViews.find((one) => one === params.get('view')) ?? 'board',
    choose: (next: ShownView) =>
      setParams(withParameter(params, 'view', next === 'board' ? null : next), { preventScrollReset: true }),
  };
}
