import { useTranslation } from 'react-i18next';
import { selectIsConnected } from '@/shared/presence/presenceSlice';
import { useAppSelector } from '@/shared/store/hooks';
import classes from './onlineBadge.module.scss';

/** Shows "online" while the person is connected. */
export function OnlineBadge({ guid }: { guid: string }) {
  const { t } = useTranslation('common');
  const isOnline = useAppSelector((state) => selectIsConnected(state, guid));
  return isOnline && <span className={classes.online}>{t('online')}</span>;
}
