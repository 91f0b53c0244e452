import type { ReactNode } from 'react';
import type { IconShapes } from '@/shared/ui/Icon';

/** Something that can be done from the search bar; the app says what there is. */
export interface Command {
  /** Unique among the commands. */
  readonly id: string;
  readonly title: string;
  /** What more is to be said about it. */
  readonly detail?: string | undefined;
  /** Other words that it is found by. */
  readonly also: string;
  /** Imported with `?icon`. */
  readonly icon: IconShapes;
  /** A page to go to, or something to do. */
  readonly act:
    | {
        readonly kind: 'go';
        readonly path: string;
        /** Where Ctrl+Enter leads instead of into another tab. */
        readonly ctrlPath?: string;
      }
    | { readonly kind: 'do'; readonly run: () => void };
}

/** A typed line that can be an entry by itself. */
export interface TypedEntry {
  /** What can be done with it; they stand first. */
  readonly commands: readonly Command[];
  /** What it is understood as, above them. */
  readonly preview: ReactNode;
}
