import type { KeyboardEvent, Ref } from 'react';
import type { Command, TypedEntry } from './command';

/** What the search bar hands to its panel, which comes later. */
export interface PanelKeys {
  /** Arrows and Enter, for what stands in the panel; answers whether the panel took the key. */
  readonly handleKey: (event: KeyboardEvent) => boolean;
}

export interface SearchPanelProps {
  /** Id of the list of options. */
  readonly id: string;
  /** What is typed. */
  readonly text: string;
  /** What Enter asked for, however short it is; null before that. */
  readonly asked: string | null;
  readonly commands: readonly Command[];
  /** What is typed, where it can be an entry by itself. */
  readonly entry: TypedEntry | null;
  readonly keys: Ref<PanelKeys>;
  /** Which option the arrows are on, by its id; undefined for none. Null while there are no options at all. */
  readonly onActive: (optionId: string | undefined | null) => void;
  /** Something was chosen: the bar is done. */
  readonly onChosen: () => void;
}
