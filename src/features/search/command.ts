import type { ReactNode } from 'react';
import type { IconShapes } from '@/shared/ui/buttons/Icon';

/** A command of the search bar; the app provides the list. */
export interface Command {
  /** Unique among the commands. */
  readonly id: string;
  readonly title: string;
  /** Further details shown beside the title. */
  readonly detail?: string | undefined;
  /** Other words by which the command is found. */
  readonly also: string;
  /** An icon imported with `?icon`. */
  readonly icon: IconShapes;
  /** Goes to a page, or runs a function. */
  readonly act:
    | {
        readonly kind: 'go';
        readonly path: string;
        /** Where Ctrl+Enter leads, instead of opening another tab. */
        readonly ctrlPath?: string;
      }
    | { readonly kind: 'do'; readonly run: () => void };
}

/** A typed line that can be saved as an entry. */
export interface TypedEntry {
  /** Commands for the entry, listed first. */
  readonly commands: readonly Command[];
  /** How the line was understood, shown above the commands. */
  readonly preview: ReactNode;
}
