import { clsx } from 'clsx';
import classes from './statusDot.module.scss';

interface StatusDotProps {
  /** The colour; grey without one. */
  readonly tone?: 'success' | 'active' | 'verified' | 'pending' | undefined;
  readonly text: string;
}

/** A state as a word behind a dot in its colour. */
export function StatusDot({ tone, text }: StatusDotProps) {
  return <span className={clsx(classes.dot, tone && classes[tone])}>{text}</span>;
}
