import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/Icon';
import './unreadableRows.scss';

interface WithoutUnreadableProps {
  /** How many entries cannot be read; nothing is said of none. */
  readonly count: number;
  /** The words are heard, and seen under the pointer: they stand near by already. */
  readonly isShort?: boolean;
}

/** Says of a sum that it is without entries that cannot be read. */
export function WithoutUnreadable({ count, isShort = false }: WithoutUnreadableProps) {
  const { t } = useTranslation('common');
  if (count === 0) return null;
  const text = t('unreadable.without', { count });
  return (
    <span className="tw-without" title={text}>
      <Icon of={exclamationTriangle} />
      <span className={isShort ? 'visually-hidden' : undefined}>{text}</span>
    </span>
  );
}
