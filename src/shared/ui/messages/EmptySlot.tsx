import type { ReactNode } from 'react';
import classes from './emptySlot.module.scss';

/** A dashed box in the place of the entries of a day that has none. */
export function EmptySlot({ children }: { readonly children: ReactNode }) {
  return <p className={classes.slot}>{children}</p>;
}
