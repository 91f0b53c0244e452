import threeDots from 'bootstrap-icons/icons/three-dots.svg?icon';
import { Fragment, useRef } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import type { DropdownMenuProps } from 'react-bootstrap/DropdownMenu';
import { Icon } from '../buttons/Icon';
import { MenuFrame } from './MenuFrame';
import type { MenuItem, MenuLink, RowMenuProps } from './RowMenu';
import type { OpenMenuProps } from './useLazyMenu';

// Fixed, so that no container clips it; the style must be set before the position is calculated.
const placing: DropdownMenuProps['popperConfig'] = {
  strategy: 'fixed',
  // A menu that fits neither above nor below its button covers it.
  modifiers: [{ name: 'preventOverflow', options: { altAxis: true, padding: 8 } }],
};
const floating = { position: 'fixed' } as const;

/** The role of an entry, and whether it is the chosen one of several. */
const roleOf = ({ isChosen }: MenuItem) =>
  isChosen === undefined ? { role: 'menuitem' } : { role: 'menuitemradio', 'aria-checked': isChosen };

/** The menu of a row after its button was pressed. It floats above everything, so that no table clips it. */
export function OpenRowMenu({
  label,
  about,
  heading,
  items,
  face,
  startsAtFirst,
}: RowMenuProps & OpenMenuProps) {
  const toggle = useRef<HTMLButtonElement>(null);

  function handleSelect(item: MenuItem | MenuLink) {
    // A dialog opened by the entry must give the focus back to the button, because the entry is gone by then.
    toggle.current?.focus();
    if (item.href === undefined) item.onSelect();
  }

  return (
    <MenuFrame
      className={face?.className ?? 'tw-icon-button'}
      label={about === undefined ? label : `${label}: ${about}`}
      title={label}
      content={face?.content ?? <Icon of={threeDots} />}
      toggle={toggle}
      startsAtFirst={startsAtFirst}
    >
      <Dropdown.Menu role="menu" popperConfig={placing} style={floating}>
        {heading !== undefined && <div className="dropdown-label">{heading}</div>}
        {items.map((item, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- names that people give may be like any other entry
          <Fragment key={`${at}/${item.label}`}>
            {item.startsGroup && at > 0 && <Dropdown.Divider />}
            <Dropdown.Item
              {...(item.href === undefined
                ? { as: 'button' as const, type: 'button' as const, ...roleOf(item) }
                : {
                    as: 'a' as const,
                    href: item.href,
                    target: '_blank',
                    rel: 'noreferrer',
                    role: 'menuitem',
                  })}
              className={item.tone === 'danger' ? 'is-danger' : undefined}
              onClick={() => handleSelect(item)}
            >
              {item.icon !== undefined && <Icon of={item.icon} />}
              <span className="ellipsis">{item.label}</span>
              {item.detail !== undefined && (
                <span className="text-faint text-small ms-auto">{item.detail}</span>
              )}
            </Dropdown.Item>
          </Fragment>
        ))}
      </Dropdown.Menu>
    </MenuFrame>
  );
}
