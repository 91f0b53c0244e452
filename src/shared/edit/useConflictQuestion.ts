import { useState } from 'react';
import type { Choice } from './ConflictDialog';
import type { Conflict } from './saveEdit';

/** Asks which version stays where two people changed the same, and waits for the answer. */
export function useConflictQuestion<Values>() {
  const [open, setOpen] = useState<{
    readonly conflict: Conflict<Values>;
    readonly resolve: (choice: Choice | null) => void;
  } | null>(null);

  return {
    /** What is being asked about. */
    conflict: open?.conflict ?? null,
    /** The user's choice, or null: back to the form. */
    ask: async (conflict: Conflict<Values>) =>
      new Promise<Choice | null>((resolve) => {
        setOpen({ conflict, resolve });
      }),
    answer: (choice: Choice | null) => {
      setOpen(null);
      open?.resolve(choice);
    },
  };
}
