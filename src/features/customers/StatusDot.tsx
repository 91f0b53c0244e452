import { clsx } from 'clsx';
import classes from './statusDot.module.scss';

/** The colours of the states of customers and of projects that are still open. */
export const statusTones = {
  success: 'tone-success',
  active: 'tone-primary',
  verified: 'tone-info',
  pending: 'tone-warning',
} as const;

interface StatusDotProps {
  /** The colour; grey without one. */
  readonly tone?: keyof typeof statusTones | undefined;
  readonly text: string;
}

/** A state as a word behind a dot in its colour. */
export function StatusDot({ tone, text }: StatusDotProps) {
  return <span className={clsx(classes.dot, tone && statusTones[tone])}>{text}</span>;
}
