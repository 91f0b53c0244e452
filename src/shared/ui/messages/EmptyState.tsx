import type { ReactNode } from 'react';
import { Furrows } from '../frame/Furrows';

interface EmptyStateProps {
  /** What is missing. */
  readonly title: string;
  /** Why an entry would help. */
  readonly text?: ReactNode;
  /** The one action to offer. */
  readonly action?: ReactNode;
}

/** A list without entries: a drawing, what is missing, why it helps, and one action. Never an apology. */
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
