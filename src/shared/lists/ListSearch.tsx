import { useWhenIdle } from '../ui/timing/useWhenIdle';
import { findLine, loadFind } from './find/lazyFind';
import type { ListFind } from './ListEntries';
import classes from './listSearch.module.scss';

interface ListSearchProps<Entry> {
  readonly find: ListFind<Entry>;
}

/** The field above a list, whose code comes after the list. */
export function ListSearch<Entry>({ find }: ListSearchProps<Entry>) {
  useWhenIdle(loadFind);
  return (
    <div className={classes.find}>
      <findLine.Part
        of={{ ...find, counts: find.found && find.countOf(find.found.matching) }}
        fallback={null}
      />
    </div>
  );
}
