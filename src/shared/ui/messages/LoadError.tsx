import type { ReactNode } from 'react';
import retryIcon from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?icon';
import { useTranslation } from 'react-i18next';
import { useDocumentTitle } from '../frame/useDocumentTitle';
import { Icon } from '../Icon';

interface LoadErrorProps {
  /** What could not be loaded. */
  readonly title: string;
  /** Why, and what is safe. */
  readonly text: ReactNode;
  readonly onRetry: () => void;
  /** A new attempt is under way. */
  readonly isRetrying?: boolean;
  /** It stands in for a whole screen: its title is the page's `h1` and names the document. */
  readonly isPage?: boolean;
}

/** Something could not be loaded: what, why, and another attempt. */
export function LoadError({ title, text, onRetry, isRetrying = false, isPage = false }: LoadErrorProps) {
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
      <button
        type="button"
        className="btn btn-quiet"
        aria-disabled={isRetrying}
        onClick={isRetrying ? undefined : onRetry}
      >
        <Icon of={retryIcon} />
        {isRetrying ? t('loading') : t('actions.retry')}
      </button>
    </div>
  );
}

function NamedDocument({ title }: { readonly title: string }) {
  useDocumentTitle(title);
  return null;
}
