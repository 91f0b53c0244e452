import type { KeyboardEvent, ReactNode, Ref } from 'react';
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

/** Handle by which the search bar passes keys to its panel, which is loaded later. */
export interface PanelKeys {
  /** Handles arrow keys and Enter; returns whether the panel used the key. */
  readonly handleKey: (event: KeyboardEvent) => boolean;
}

export interface SearchPanelProps {
  /** Id of the listbox. */
  readonly id: string;
  /** The typed text. */
  readonly text: string;
  /** The text that Enter searched for, however short; null before that. */
  readonly asked: string | null;
  readonly commands: readonly Command[];
  /** The typed text as an entry, if it can be one. */
  readonly entry: TypedEntry | null;
  readonly keys: Ref<PanelKeys>;
  /** Reports the id of the active option; undefined if none is active, null while there are no options at all. */
  readonly onActive: (optionId: string | undefined | null) => void;
  /** Called when an option was chosen, so that the bar can close. */
  readonly onChosen: () => void;
}
