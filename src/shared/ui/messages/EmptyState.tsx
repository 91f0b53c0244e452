import type { ReactNode } from 'react';
import { Furrows } from '../frame/Furrows';

interface EmptyStateProps {
  /** What is missing. */
  readonly title: string;
  /** Why it would help. */
  readonly text?: ReactNode;
  /** The one thing to do about it. */
  readonly action?: ReactNode;
}

/** A list without entries: furrows, what is missing, why it helps, the one action. Never an apology. */
export function EmptyState({ title, text, action }: EmptyStateProps) {
  return (
    <div className="tw-empty">
      <Furrows />
      <h2>{title}</h2>
      {Boolean(text) && <p>{text}</p>}
      {action}
    </div>
  );
}
