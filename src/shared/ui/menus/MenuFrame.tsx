import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import type { OpenMenuProps } from './useLazyMenu';

interface MenuFrameProps extends OpenMenuProps {
  readonly className: string;
  /** Accessible name of the button, if its content has none. */
  readonly label?: string | undefined;
  readonly title?: string;
  /** Content of the button. */
  readonly content: ReactNode;
  /** The button, for giving the focus back to it. */
  readonly toggle: RefObject<HTMLButtonElement | null>;
  /** The `Dropdown.Menu`. */
  readonly children: ReactNode;
}

/** A menu with its button, open at first: it replaces the plain button that was pressed (see `useLazyMenu`). */
export function MenuFrame(props: MenuFrameProps) {
  const { className, label, title, content, toggle, startsAtFirst, children } = props;
  const [isShown, setIsShown] = useState(true);

  useEffect(() => {
    // The pressed button was replaced, and has lost the focus.
    const first = toggle.current?.parentElement?.querySelector<HTMLElement>('[role^="menuitem"]');
    (startsAtFirst ? first : toggle.current)?.focus();
  }, [startsAtFirst, toggle]);

  // Back and Forward change the page below it.
  useEffect(() => {
    const handleBack = () => setIsShown(false);
    addEventListener('popstate', handleBack);
    return () => removeEventListener('popstate', handleBack);
  }, []);

  return (
    <Dropdown align="end" show={isShown} onToggle={setIsShown}>
      <Dropdown.Toggle
        as="button"
        ref={toggle}
        className={`${className} dropdown-toggle-plain`}
        aria-label={label}
        title={title}
      >
        {content}
      </Dropdown.Toggle>
      {children}
    </Dropdown>
  );
}
