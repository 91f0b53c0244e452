import { useWhenIdle } from '../ui/timing/useWhenIdle';
import { FindLine, loadFind } from './find/lazyFind';
import type { ListFind } from './ListEntries';
import classes from './listSearch.module.scss';

interface ListSearchProps<Entry> {
  readonly find: ListFind<Entry>;
  /** Class of the box around the field, where it is not in a line of its own. */
  readonly className?: string | undefined;
}

/** The field above a list, whose code comes after the list. */
export function ListSearch<Entry>({ find, className = classes.find }: ListSearchProps<Entry>) {
  useWhenIdle(loadFind);
  return (
    <div className={className}>
      <FindLine {...find} counts={find.found && find.countOf(find.found.matching)} />
    </div>
  );
}
