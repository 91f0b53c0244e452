import { clsx } from 'clsx';
import clockHistory from 'bootstrap-icons/icons/clock-history.svg?icon';
import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import { useFormats } from '../../i18n/useFormats';
import { Icon } from '../buttons/Icon';
import { useIsOnline } from '../window/useIsOnline';
import classes from './staleMark.module.scss';

interface StaleMarkProps {
  /** When the service gave the data on the screen, in milliseconds. */
  readonly at: number;
  /** It lies above the view, so that nothing moves when an answer takes it away. */
  readonly isPassing?: boolean;
}

/** Says that the view below may be out of date, and how old it is. */
export function StaleMark({ at, isPassing = false }: StaleMarkProps) {
  const { t } = useTranslation('common');
  const isOnline = useIsOnline();
  const formats = useFormats();
  const moment = new Date(at);
  const when = { date: formats.dayMonth(localDay(moment)), time: formats.clock(moment) };
  return (
    <p className={clsx(classes.mark, isPassing && classes.isPassing)} role="status">
      <Icon of={clockHistory} className="mark-warning" />
      {t(isOnline ? 'stale.online' : 'stale.offline', when)}
    </p>
  );
}
