import threeDots from 'bootstrap-icons/icons/three-dots.svg?icon';
import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '../buttons/Icon';
import { menuName, useLazyMenu } from './useLazyMenu';

interface MenuEntry {
  readonly label: string;
  /** Imported with `?icon`. */
  readonly icon?: IconShapes;
  /** Classes that give the icon its colour. */
  readonly iconLook?: string;
  /** `danger` for destructive actions. */
  readonly tone?: 'danger';
  /** A line of explanation below the label. */
  readonly hint?: string;
  /** In grey at its end, such as the ending of a file. */
  readonly detail?: ReactNode;
  /** A line sets it apart from the entries above. */
  readonly startsGroup?: boolean;
}

/** An entry that runs an action. */
export interface MenuItem extends MenuEntry {
  readonly onSelect: () => void;
  /** One of several of which one is chosen, and whether it is this one. */
  readonly isChosen?: boolean;
  /** Several of them may be chosen at once, so the menu stays open. */
  readonly isSeveral?: boolean;
  /** Why it cannot be chosen now, below its label. It stays reachable, so that the reason is heard. */
  readonly refusal?: string | undefined;
  readonly href?: never;
}

/** An entry that opens another site in a new window. */
export interface MenuLink extends MenuEntry {
  readonly href: string;
}

export interface RowMenuProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** The thing that it acts on, added to the name: `Actions: 18.11.2026`. */
  readonly about?: string | undefined;
  /** A heading above the entries. */
  readonly heading?: string;
  /** A line below the entries. */
  readonly foot?: string;
  readonly items: readonly (MenuItem | MenuLink)[];
  /** The content of the button, if it is not the three dots; if it is named, its text is the accessible name. */
  readonly face?: { readonly className: string; readonly content: ReactNode; readonly isNamed?: boolean };
}

const loadMenu = async () => (await import('./OpenRowMenu')).OpenRowMenu;

/** The actions of a row or card, in a menu behind one button. */
export function RowMenu(props: RowMenuProps) {
  const { opened, button } = useLazyMenu<RowMenuProps>(loadMenu);
  if (opened) return <opened.Menu {...props} startsAtFirst={opened.startsAtFirst} />;
  const { label, face } = props;
  return (
    <div className="dropdown">
      <button
        {...button}
        className={face?.className ?? 'tw-icon-button'}
        aria-label={menuName(props)}
        title={label}
      >
        {face?.content ?? <Icon of={threeDots} />}
      </button>
    </div>
  );
}
