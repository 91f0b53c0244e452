import type { KeyboardEvent, Ref } from 'react';
import type { Command, TypedEntry } from './command';

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
