import type { IconShapes } from '@/shared/ui/Icon';

/** Something that can be done from the search bar; the app says what there is. */
export interface Command {
  /** Unique among the commands. */
  readonly id: string;
  readonly title: string;
  /** Other words that it is found by. */
  readonly also: string;
  /** Imported with `?icon`. */
  readonly icon: IconShapes;
  /** A page to go to, or something to do. */
  readonly act:
    | { readonly kind: 'go'; readonly path: string }
    | { readonly kind: 'do'; readonly run: () => void };
}
