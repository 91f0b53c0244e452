import exclamationTriangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon } from '../ui/buttons/Icon';

interface WithoutUnreadableProps {
  /** How many entries cannot be read; with 0 nothing is shown. */
  readonly count: number;
  /** Others are missing, because the list came in another order on each page. */
  readonly isDoubtful?: boolean;
  /** The text is only in a tooltip and for screen readers, because it is already shown nearby. */
  readonly isShort?: boolean;
}

/** Says that a sum does not include unreadable entries. */
export function WithoutUnreadable({ count, isDoubtful = false, isShort = false }: WithoutUnreadableProps) {
  const { t } = useTranslation('common');
  if (count === 0) return null;
  const text = isDoubtful ? t('errors.doubtful') : t('unreadable.without', { count });
  return (
    <span className="inline-row text-small gap-5 text-warning weight-400" title={text}>
      <Icon of={exclamationTriangle} />
      <span className={isShort ? 'visually-hidden' : undefined}>{text}</span>
    </span>
  );
}
