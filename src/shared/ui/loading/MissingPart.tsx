import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { noticeGiven } from '../../notices/noticesSlice';
import { useAppDispatch, useExtra } from '../../store/hooks';

const id = 'missingPart';

/** Stands for a part that could not be loaded: its place stays empty, and a message offers to reload the page. */
export function MissingPart() {
  const { t } = useTranslation('common');
  const dispatch = useAppDispatch();
  const { noticeActions } = useExtra();

  const tell = useEffectEvent(() => {
    noticeActions.register(id, () => location.reload());
    dispatch(
      noticeGiven({ id, tone: 'error', text: t('missingPart'), action: { label: t('actions.reload'), id } }),
    );
  });

  useEffect(() => tell(), []);
  return null;
}
