import { useRef } from 'react';
import threeDots from 'bootstrap-icons/icons/three-dots.svg?icon';
import Dropdown from 'react-bootstrap/Dropdown';
import { Icon, type IconShapes } from './Icon';

/** An entry of a menu. */
export interface MenuItem {
  readonly label: string;
  /** Imported with `?icon`. */
  readonly icon?: IconShapes;
  /** `danger` for what takes something away. */
  readonly tone?: 'danger';
  readonly onSelect: () => void;
}

interface RowMenuProps {
  /** Accessible name of the button. */
  readonly label: string;
  /** What it acts on, added to the name: `Actions: 18.11.2026`. */
  readonly about?: string | undefined;
  readonly items: readonly MenuItem[];
}

// Fixed, so that nothing around it clips it; the style must say so too before the place is reckoned.
const placing = { strategy: 'fixed' } as const;
const floating = { position: 'fixed' } as const;

/** The actions of a row or card, folded into one button. The menu floats above everything, so that no table clips it. */
export function RowMenu({ label, about, items }: RowMenuProps) {
  const toggle = useRef<HTMLButtonElement>(null);

  function handleSelect(item: MenuItem) {
    // What the entry opens returns the focus to the button: the entry itself is gone by then.
    toggle.current?.focus();
    item.onSelect();
  }

  return (
    <Dropdown align="end">
      <Dropdown.Toggle
        as="button"
        ref={toggle}
        className="tw-iconbtn dropdown-toggle-plain"
        aria-label={about === undefined ? label : `${label}: ${about}`}
        title={label}
      >
        <Icon of={threeDots} />
      </Dropdown.Toggle>
      <Dropdown.Menu role="menu" popperConfig={placing} style={floating}>
        {items.map((item) => (
          <Dropdown.Item
            key={item.label}
            as="button"
            type="button"
            role="menuitem"
            className={item.tone === 'danger' ? 'is-danger' : undefined}
            onClick={() => handleSelect(item)}
          >
            {item.icon !== undefined && <Icon of={item.icon} />}
            {item.label}
          </Dropdown.Item>
        ))}
      </Dropdown.Menu>
    </Dropdown>
  );
}
