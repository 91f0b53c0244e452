import { useAppDispatch, useExtra } from '../store/hooks';
import type { Identified } from './listPage';
import type { ChangeRows } from './hideEntries';
import type { ListPages } from './listPages';

/** How a screen changes the rows of its list before the service is called. */
export function useRowChanges<Entry extends Identified>({
  url,
  change: changePages,
}: ListPages<Entry>): ChangeRows<Entry> {
  const dispatch = useAppDispatch();
  const { hiddenEntries } = useExtra();
  const change: ChangeRows<Entry>['change'] = (update) => dispatch(changePages(update));
  return {
    change,
    hide: (hide) => {
      const show = hiddenEntries.hide(url, hide);
      change(hide);
      return show;
    },
  };
}
