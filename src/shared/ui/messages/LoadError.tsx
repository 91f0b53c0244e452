import type { ReactNode } from 'react';
import retryIcon from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?icon';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { Button } from '../buttons/Button';
import { Icon } from '../buttons/Icon';
import classes from './loadError.module.scss';

/** A link to another page, for users who cannot stay on this one. */
export interface WayBack {
  readonly label: string;
  readonly path: string;
}

interface LoadErrorProps {
  /** What could not be loaded. */
  readonly title: string;
  /** Why it could not be loaded, and what is safe. */
  readonly text: ReactNode;
  /** Left out if another attempt would end the same way. */
  readonly onRetry?: (() => void) | undefined;
  /** A new attempt is under way. */
  readonly isRetrying?: boolean;
  /** It replaces a whole screen: its title is the page's `h1` and the document's title. */
  readonly isPage?: boolean;
  /** The list that the page belongs to. */
  readonly back?: WayBack | undefined;
}

/** Says what could not be loaded and why, and offers a retry. */
export function LoadError({
  title,
  text,
  onRetry,
  isRetrying = false,
  isPage = false,
  back,
}: LoadErrorProps) {
  const { t } = useTranslation('common');
  const Heading = isPage ? 'h1' : 'h2';
  return (
    <div className="tw-empty" role="alert">
      <div className={classes.sign}>
        <Icon of={cloudSlash} />
      </div>
      <Heading>{title}</Heading>
      {isPage && <NamedDocument title={title} />}
      <p>{text}</p>
      <div className="as-flex wrap gap-8 justify-center">
        {back && (
          <Link className="btn btn-quiet" to={back.path}>
            {back.label}
          </Link>
        )}
        {onRetry && (
          <Button
            icon={retryIcon}
            label={isRetrying ? t('loading') : t('actions.retry')}
            aria-disabled={isRetrying}
            onClick={isRetrying ? undefined : onRetry}
          />
        )}
      </div>
    </div>
  );
}

function NamedDocument({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}
