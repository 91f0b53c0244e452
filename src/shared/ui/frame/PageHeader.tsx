import type { ReactNode } from 'react';
import { Icon, type IconShapes } from '../Icon';
import { PhoneTitle, ThumbAction } from './ShellSlots';
import { useDocumentTitle } from './useDocumentTitle';
import { usePhone } from '../useMediaQuery';

interface PageHeaderProps {
  /** The page's one h1, and the document's title. */
  readonly title: string;
  /** One grey line of help or a count; on phones only beside controls, where the line would be empty otherwise. */
  readonly lead?: ReactNode;
  /** The one primary button of the page: right of the title, on a phone in the thumb bar. */
  readonly primary?: { readonly label: string; readonly icon?: IconShapes; readonly onAct: () => void };
  /** Quiet controls beside it. */
  readonly actions?: ReactNode;
  /** Way back, above the title; only on detail pages. */
  readonly breadcrumb?: ReactNode;
}

/** The head of a page. On a phone the title stands in the top bar and the heading is only heard. */
export function PageHeader({ title, lead, primary, actions, breadcrumb }: PageHeaderProps) {
  const isPhone = usePhone();
  useDocumentTitle(title);
  const button = primary && (
    <button type="button" className="btn btn-primary" onClick={primary.onAct}>
      {primary.icon !== undefined && <Icon of={primary.icon} />}
      {primary.label}
    </button>
  );
  const isBare = !actions && !breadcrumb;
  return (
    <div className={isBare ? 'tw-head is-bare' : 'tw-head'}>
      <div className="grow">
        {breadcrumb}
        <h1 tabIndex={-1}>{title}</h1>
        {Boolean(lead) && <p className={actions && !breadcrumb ? 'lead' : 'lead no-phone'}>{lead}</p>}
      </div>
      {(Boolean(actions) || (button && !isPhone)) && (
        <div className="actions">
          {actions}
          {!isPhone && button}
        </div>
      )}
      <PhoneTitle>{title}</PhoneTitle>
      <ThumbAction>{button}</ThumbAction>
    </div>
  );
}
