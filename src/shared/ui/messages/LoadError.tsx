import type { ReactNode } from 'react';
import retryIcon from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?icon';
import { Link } from 'react-router-dom';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { Icon } from '../Icon';

/** A link to another page, by which somebody goes on who cannot stay. */
export interface WayBack {
  readonly label: string;
  readonly path: string;
}

interface LoadErrorProps {
  /** What could not be loaded. */
  readonly title: string;
  /** Why, and what is safe. */
  readonly text: ReactNode;
  /** Not there where another attempt would end the same way. */
  readonly onRetry?: (() => void) | undefined;
  /** A new attempt is under way. */
  readonly isRetrying?: boolean;
  /** It stands in for a whole screen: its title is the page's `h1` and names the document. */
  readonly isPage?: boolean;
  /** The list to which the page belongs. */
  readonly back?: WayBack | undefined;
}

/** Something could not be loaded: what, why, and another attempt. */
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
      <div className="tw-erric">
        <Icon of={cloudSlash} />
      </div>
      <Heading>{title}</Heading>
      {isPage && <NamedDocument title={title} />}
      <p>{text}</p>
      <div className="d-flex flex-wrap gap-2 justify-content-center">
        {back && (
          <Link className="btn btn-quiet" to={back.path}>
            {back.label}
          </Link>
        )}
        {onRetry && (
          <button
            type="button"
            className="btn btn-quiet"
            aria-disabled={isRetrying}
            onClick={isRetrying ? undefined : onRetry}
          >
            <Icon of={retryIcon} />
            {isRetrying ? t('loading') : t('actions.retry')}
          </button>
        )}
      </div>
    </div>
  );
}

function NamedDocument({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}
