import type { ReactNode } from 'react';
import { BrandMark } from '../frame/BrandMark';
import { Furrows, type FurrowsKind } from '../frame/Furrows';
import { PhoneTitle } from '../frame/ShellSlots';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import classes from './errorPage.module.scss';

interface ErrorPageProps {
  /** A number that users know, such as 404; large, above everything. */
  readonly code?: string | number;
  readonly drawing?: FurrowsKind | 'none';
  readonly title: string;
  /** The document's title, if it should say more than the page's. */
  readonly documentTitle?: string | undefined;
  readonly text: ReactNode;
  /** The way on: a link or button, `btn btn-primary btn-lg`. */
  readonly action?: ReactNode;
  /** Inside the shell, instead of a page; otherwise it fills the window and shows the brand. */
  readonly isWithinShell?: boolean;
}

/** A page for when there is nothing else to show: not found, expired, server error, crashed, or not built yet. */
export function ErrorPage({
  code,
  drawing = 'field',
  title,
  documentTitle = title,
  text,
  action,
  isWithinShell = false,
}: ErrorPageProps) {
  useDocumentTitle(documentTitle);
  const body = (
    <div>
      {code !== undefined && <div className="code">{code}</div>}
      {drawing !== 'none' && <Furrows kind={drawing} />}
      <h1 tabIndex={-1}>{title}</h1>
      <p>{text}</p>
      {action}
    </div>
  );
  if (isWithinShell) {
    return (
      <div className="tw-error-page">
        {body}
        <PhoneTitle>{title}</PhoneTitle>
      </div>
    );
  }
  return (
    <div className={classes.stage}>
      <header className={classes.header}>
        <span className="tw-brand">
          <BrandMark />
          Tagwerk
        </span>
      </header>
      <main className="tw-error-page">{body}</main>
    </div>
  );
}
