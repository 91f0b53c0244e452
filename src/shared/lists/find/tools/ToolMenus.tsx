import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { clsx } from 'clsx';
import { Fragment } from 'react';
import { Icon } from '../../../ui/buttons/Icon';
import { RowMenu } from '../../../ui/menus/RowMenu';
import type { ToolUse } from './toolUse';
import { useCopyLink } from './useCopyLink';
import { useTools } from './useTools';
import classes from './toolMenus.module.scss';

/** The menus at the right of the field. */
export function ToolMenus({ use }: { readonly use: ToolUse }) {
  const tools = useTools(use);
  const copyLink = useCopyLink();
  return (
    <div className={classes.tools}>
      {tools.map(({ name, label, icon, heading, items, offer }) => (
        <Fragment key={name}>
          {offer && (
            <button type="button" className="btn btn-ghost" onClick={offer.onSelect}>
              {offer.label}
            </button>
          )}
          <RowMenu
            {...{ label, heading }}
            items={[...items, copyLink]}
            face={{
              className: clsx('btn btn-ghost', classes.tool),
              content: (
                <>
                  <Icon of={icon} />
                  <span className={classes.label}>{label}</span>
                  <Icon of={chevron} className="size-11" />
                </>
              ),
            }}
          />
        </Fragment>
      ))}
    </div>
  );
}
