import link from 'bootstrap-icons/icons/link-45deg.svg?icon';
import { useTranslation } from 'react-i18next';
import { useCopyText } from '../../../notices/useCopyText';
import type { MenuItem } from '../../../ui/menus/RowMenu';

/** Copies the address, which shows the same. */
export function useCopyLink(): MenuItem {
  const { t } = useTranslation('find');
  const copy = useCopyText(t('export.linkCopied'), t('export.linkNotCopied'));
  const onSelect = () => void copy(location.href);
  return { label: t('export.copyLink'), icon: link, startsGroup: true, onSelect };
}
