import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** What every menu knows that takes the place of the button which opened it. */
export interface OpenMenuProps {
  /** Opened by the keyboard: its first entry takes the focus. Otherwise its button keeps it. */
  readonly startsAtFirst: boolean;
}

interface Opened<Props> {
  readonly Menu: ComponentType<Props & OpenMenuProps>;
  readonly startsAtFirst: boolean;
}

/**
 * A menu whose library is fetched when it is needed: until then a plain button stands in its place, which a list of many
 * rows renders quickly. The menu is fetched when the pointer or the focus comes to the button.
 *
 * @param load imports the menu, which renders the same button itself, is open at first, and stays from then on
 * @returns `opened` is null until the button was used; `button` are the props of the button until then. A menu that
 * cannot be fetched leaves the button as it is, to be pressed again.
 */
export function useLazyMenu<Props>(load: () => Promise<ComponentType<Props & OpenMenuProps>>) {
  const [opened, setOpened] = useState<Opened<Props> | null>(null);
  const fetchAhead = () => void load().catch(() => undefined);
  const open = (startsAtFirst: boolean) =>
    void load().then(
      // Rendered with its effects at once, so that the menu is in its place before it is painted for the first time.
      (Menu) => flushSync(() => setOpened({ Menu, startsAtFirst })),
      () => undefined,
    );

  return {
    opened,
    button: {
      type: 'button',
      'aria-haspopup': true,
      'aria-expanded': false,
      onPointerEnter: fetchAhead,
      onFocus: fetchAhead,
      // Enter and Space press the button without a pointer.
      onClick: (event: MouseEvent) => open(event.detail === 0),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        open(true);
      },
    },
  } as const;
}
