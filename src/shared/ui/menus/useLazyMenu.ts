import { type ComponentType, type KeyboardEvent, type MouseEvent, useState } from 'react';
import { flushSync } from 'react-dom';
import type { RowMenuProps } from './RowMenu';

/** The `aria-label` of a menu's button; none if its own text names it, because a field may have a label with the same word. */
export const menuName = ({ label, about, face }: RowMenuProps) =>
  face?.isNamed === true ? undefined : about === undefined ? label : `${label}: ${about}`;

/** The props of every menu that replaces the button which opened it. */
export interface OpenMenuProps {
  /** Opened by the keyboard: its first entry gets the focus. Otherwise the button keeps it. */
  readonly startsAtFirst: boolean;
}

interface Opened<Props> {
  readonly Menu: ComponentType<Props & OpenMenuProps>;
  readonly startsAtFirst: boolean;
}

/**
 * A menu whose library is loaded when it is needed: until then a plain button is shown, which a list of many rows
 * renders quickly. The menu is loaded when the pointer or the focus comes to the button.
 *
 * @param load imports the menu, which renders the same button itself, is open at first, and stays from then on
 * @returns `opened` is null until the button was used; `button` has the props of the button until then. If the menu
 *   cannot be loaded, the button stays and can be pressed again.
 */
export function useLazyMenu<Props>(load: () => Promise<ComponentType<Props & OpenMenuProps>>) {
  const [opened, setOpened] = useState<Opened<Props> | null>(null);
  const fetchAhead = () => void load().catch(() => undefined);
  const open = (startsAtFirst: boolean) =>
    void load().then(
      // Rendered synchronously with its effects, so that the menu is in its place before the first paint.
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
