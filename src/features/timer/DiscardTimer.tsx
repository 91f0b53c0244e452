import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/shared/ui/Icon';

/** Throws a timer away; at the left of the footer, apart from what keeps it. */
export function DiscardTimer({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('timer');
  return (
    <button className="btn btn-ghost-danger" type="button" onClick={onDiscard}>
      <Icon of={trash} />
      {t('discard')}
    </button>
  );
}
