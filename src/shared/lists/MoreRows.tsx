import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNear } from '../ui/window/useNear';
import { ROWS_AT_ONCE } from './find/find';

/** Shows more rows as soon as the end of the list is near, or by its button. */
export function MoreRows({ onShow }: { readonly onShow: () => void }) {
  const { t } = useTranslation('find');
  const [end, isNear] = useNear<HTMLButtonElement>();
  useEffect(() => {
    if (isNear) onShow();
  }, [isNear, onShow]);
  return (
    <button ref={end} type="button" className="btn btn-quiet mt-3" onClick={onShow}>
      {t('more', { count: ROWS_AT_ONCE })}
    </button>
  );
}
