import { clsx } from 'clsx';
import { useExpenseTypeName } from '../useExpenseTypeName';
import classes from './typeTag.module.scss';

/** The type of an expense. An unknown one may be of any length, so it is truncated to its column. */
export function TypeTag({ type }: { readonly type: string }) {
  const name = useExpenseTypeName()(type);
  return (
    <span className={clsx('tw-tag', classes.type)} title={name}>
      <span className="ellipsis">{name}</span>
    </span>
  );
}
