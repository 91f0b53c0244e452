import type { ReactNode } from 'react';
import classes from './personColumns.module.scss';

/** The two columns of a person's page, which the page and its loading state share. */
export function PersonColumns({ children }: { children: ReactNode }) {
  return <div className={classes.columns}>{children}</div>;
}
