import type { ReactNode } from 'react';
import { Button } from '../buttons/Button';
import { Icon, type IconShapes } from '../buttons/Icon';
import { PhoneTitle, ThumbAction } from './ShellSlots';
import { useDocumentTitle } from './useDocumentTitle';
import { usePhone } from '../window/useMediaQuery';

interface PageHeaderProps {
  /** The page's one h1, and the document's title. */
  readonly title: string;
  /** One grey line of help or a count; on phones only beside controls, where the line would otherwise be empty. */
  readonly lead?: ReactNode;
  /** The page's one primary button: right of the title, on a phone in the thumb bar. */
  readonly primary?: { readonly label: string; readonly icon?: IconShapes; readonly onAct: () => void };
  /** Secondary controls beside it. */
  readonly actions?: ReactNode;
  /** Links to the parent pages, above the title; only on detail pages. */
  readonly breadcrumb?: ReactNode;
  /** Shown beside the title, such as the initials of a customer. */
  readonly mark?: ReactNode;
  /**
   * The kind of thing on a detail page ("Project"): on a phone the top bar shows it, and the title stays on the page.
   */
  readonly kind?: string;
}

function headClass(isBare: boolean, isDetail: boolean): string {
  if (isDetail) return 'tw-head is-detail';
  return isBare ? 'tw-head is-bare' : 'tw-head';
}

/**
 * The head of a page. On a phone the title is in the top bar and the heading is for screen readers only, except on
 * detail pages.
 */
export function PageHeader({ title, lead, primary, actions, breadcrumb, mark, kind }: PageHeaderProps) {
  const isPhone = usePhone();
  useDocumentTitle(title);
  const button = primary && (
    <Button look="primary" onClick={primary.onAct}>
      {primary.icon !== undefined && <Icon of={primary.icon} />}
      {primary.label}
    </Button>
  );
  const isBare = !actions && !breadcrumb;
  // Lists show it beside their controls, detail pages below their title.
  const isLeadKept = kind !== undefined || (Boolean(actions) && !breadcrumb);
  const heading = (
    <>
      <h1 tabIndex={-1}>{title}</h1>
      {Boolean(lead) && <p className={isLeadKept ? 'lead' : 'lead no-phone'}>{lead}</p>}
    </>
  );
  return (
    <div className={headClass(isBare, kind !== undefined)}>
      <div className="grow">
        {breadcrumb}
        {mark === undefined ? (
          heading
        ) : (
          <div className="marked">
            {mark}
            <div>{heading}</div>
          </div>
        )}
      </div>
      {(Boolean(actions) || (button && !isPhone)) && (
        <div className="actions">
          {actions}
          {!isPhone && button}
        </div>
      )}
      <PhoneTitle>{kind ?? title}</PhoneTitle>
      <ThumbAction>{button}</ThumbAction>
    </div>
  );
}
