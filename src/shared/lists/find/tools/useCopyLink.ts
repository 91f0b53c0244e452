import link from 'bootstrap-icons/icons/link-45deg.svg?icon';
import { useTranslation } from 'react-i18next';
import { noticeLife } from '../../../notices/noticeLife';
import { noticeGiven } from '../../../notices/noticesSlice';
import { useAppDispatch } from '../../../store/hooks';
import type { MenuItem } from '../../../ui/menus/RowMenu';

/** Copies the address, which shows the same. */
export function useCopyLink(): MenuItem {
  const { t } = useTranslation('find');
  const dispatch = useAppDispatch();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      dispatch(noticeGiven({ tone: 'success', text: t('export.linkCopied'), lifeMs: noticeLife.done }));
    } catch {
      dispatch(noticeGiven({ tone: 'error', text: t('export.linkNotCopied'), detail: location.href }));
    }
  };
  return { label: t('export.copyLink'), icon: link, startsGroup: true, onSelect: () => void copy() };
}
