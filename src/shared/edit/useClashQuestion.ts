import { useState } from 'react';
import type { Choice } from './ClashDialog';

/** Asks which version stays where two people changed the same, and waits for the answer. */
export function useClashQuestion<Clash>() {
  const [open, setOpen] = useState<{
    readonly clash: Clash;
    readonly resolve: (choice: Choice | null) => void;
  } | null>(null);

  return {
    /** What is being asked about. */
    clash: open?.clash ?? null,
    /** The user's choice, or null: back to the form. */
    ask: async (clash: Clash) =>
      new Promise<Choice | null>((resolve) => {
        setOpen({ clash, resolve });
      }),
    answer: (choice: Choice | null) => {
      setOpen(null);
      open?.resolve(choice);
    },
  };
}
