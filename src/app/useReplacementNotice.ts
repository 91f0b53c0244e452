import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { fullName } from '@/domain/people/person';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useAppDispatch, useUser } from '@/shared/store/hooks';
import { takeReplacement } from './replacement';

/** Says once why the tab shows another account than before; the notice stays until it is dismissed. */
export function useReplacementNotice(): void {
  const { t } = useTranslation('layout');
  const dispatch = useAppDispatch();
  const user = useUser();

  const tell = useEffectEvent(() => {
    const replacement = takeReplacement();
    if (!user || replacement?.guid !== user.guid) return;
    const name = fullName(user) || user.username;
    const text = t(replacement.isUnsent ? 'replacedUnsent' : 'replaced', { name });
    dispatch(noticeGiven({ id: 'replaced', tone: 'info', text }));
  });

  useEffect(() => tell(), []);
}
