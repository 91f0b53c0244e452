import type { ReactNode } from 'react';
import retryIcon from 'bootstrap-icons/icons/arrow-clockwise.svg?icon';
import cloudSlash from 'bootstrap-icons/icons/cloud-slash.svg?icon';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { Icon } from '../Icon';

interface LoadErrorProps {
  /** What could not be loaded. */
  readonly title: string;
  /** Why, and what is safe. */
  readonly text: ReactNode;
  readonly onRetry: () => void;
  /** A new attempt is under way. */
  readonly isRetrying?: boolean;
}

/** Something could not be loaded: what, why, and another attempt. */
export function LoadError({ title, text, onRetry, isRetrying = false }: LoadErrorProps) {
  const { t } = useTranslation('common');
  return (
    <div className="tw-empty" role="alert">
      <div className="tw-erric">
        <Icon of={cloudSlash} />
      </div>
      <h2>{title}</h2>
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
