import { useExtra } from '../store/hooks';
import type { Identified } from './listPage';
import type { ChangeRows } from './hideEntries';

/**
 * How a screen changes the rows of its list before the service is called.
 *
 * @param url path of the list, as in `ListPages`
 * @param change changes the cached pages of the list
 */
export function useRowChanges<Entry extends Identified>(
  url: string,
  change: ChangeRows<Entry>['change'],
): ChangeRows<Entry> {
  const { hiddenEntries } = useExtra();
  return {
    change,
    hide: (hide) => {
      const show = hiddenEntries.hide(url, hide);
      change(hide);
      return show;
    },
  };
}
