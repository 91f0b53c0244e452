import threeDots from 'bootstrap-icons/icons/three-dots.svg?icon';
import { type ComponentProps, Fragment, type MouseEvent, useRef } from 'react';
import Dropdown from 'react-bootstrap/Dropdown';
import type { DropdownMenuProps } from 'react-bootstrap/DropdownMenu';
import { Icon } from '../buttons/Icon';
import { MenuFrame } from './MenuFrame';
import type { MenuItem, MenuLink, RowMenuProps } from './RowMenu';
import { type OpenMenuProps, menuName } from './useLazyMenu';

// Fixed, so that no container clips it; the style must be set before the position is calculated.
const placing: DropdownMenuProps['popperConfig'] = {
  strategy: 'fixed',
  // A menu that fits neither above nor below its button covers it.
  modifiers: [{ name: 'preventOverflow', options: { altAxis: true, padding: 8 } }],
};
const floating = { position: 'fixed' } as const;

/** The role of an entry, and whether it is the chosen one of several. */
const roleOf = ({ isChosen, isSeveral = false }: MenuItem) =>
  isChosen === undefined
    ? { role: 'menuitem' }
    : { role: isSeveral ? 'menuitemcheckbox' : 'menuitemradio', 'aria-checked': isChosen };

const isRefused = (item: MenuItem | MenuLink): item is MenuItem =>
  item.href === undefined && item.refusal !== undefined;

/** An entry that cannot be chosen. Unlike a disabled one it is reached by the arrow keys, so that its reason is heard. */
function RefusedItem(props: ComponentProps<'button'>) {
  return <button {...props} type="button" aria-disabled />;
}

function ItemFace({ item }: { readonly item: MenuItem | MenuLink }) {
  return (
    <>
      {item.icon !== undefined && <Icon of={item.icon} className={item.iconLook ?? ''} />}
      {item.hint === undefined ? (
        <span className="ellipsis">{item.label}</span>
      ) : (
        <span className="hinted">
          {item.label}
          <small>{item.hint}</small>
        </span>
      )}
      {item.detail !== undefined && <span className="text-faint text-small ms-auto">{item.detail}</span>}
      {isRefused(item) && <span className="refusal">{item.refusal}</span>}
    </>
  );
}

/** The menu of a row after its button was pressed. It floats above everything, so that no table clips it. */
export function OpenRowMenu(props: RowMenuProps & OpenMenuProps) {
  const { label, heading, foot, items, face, startsAtFirst } = props;
  const toggle = useRef<HTMLButtonElement>(null);

  function handleSelect(item: MenuItem | MenuLink, event: MouseEvent) {
    if (item.href === undefined && item.isSeveral === true) {
      event.stopPropagation();
      item.onSelect();
      return;
    }
    // A dialog opened by the entry must give the focus back to the button, because the entry is gone by then.
    toggle.current?.focus();
    if (item.href === undefined) item.onSelect();
  }

  return (
    <MenuFrame
      className={face?.className ?? 'tw-icon-button'}
      label={menuName(props)}
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
            {isRefused(item) ? (
              <Dropdown.Item
                as={RefusedItem}
                {...roleOf(item)}
                onClick={(event: MouseEvent) => event.stopPropagation()}
              >
                <ItemFace item={item} />
              </Dropdown.Item>
            ) : (
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
                onClick={(event: MouseEvent) => handleSelect(item, event)}
              >
                <ItemFace item={item} />
              </Dropdown.Item>
            )}
          </Fragment>
        ))}
        {foot !== undefined && <div className="dropdown-foot">{foot}</div>}
      </Dropdown.Menu>
    </MenuFrame>
  );
}
