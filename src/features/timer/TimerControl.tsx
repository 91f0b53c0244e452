import { useState } from 'react';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import stopSign from 'bootstrap-icons/icons/stop-fill.svg?icon';
import { useTranslation } from 'react-i18next';
import { readTimer, timerClock } from '@/domain/time/timer';
import { useAppSelector } from '@/shared/store/hooks';
import { selectIsTimerStopping } from '@/shared/store/viewSlice';
import type { Timer } from '@/shared/timer/timerKept';
import { useTimer } from '@/shared/timer/useTimer';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useMinute } from '@/shared/ui/timing/useClock';
import { useRootMark } from '@/shared/ui/window/useRootMark';
import { singleKeys } from '@/shared/ui/keys/singleKeys';
import { useSingleKey } from '@/shared/ui/keys/useSingleKey';
import classes from './timerControl.module.scss';

const TimerStop = lazyComponent(async () => (await import('./TimerStop')).TimerStop);

/** As it is printed on the keyboard. */
const timerKey = singleKeys.timer.toUpperCase();

/**
 * The timer in the header: a start button, or the running time, its work and a stop button. On phones a running timer
 * is above the thumb bar.
 */
export function TimerControl() {
  const { t } = useTranslation('timer');
  const { timer, start, stop } = useTimer();
  const isStopping = useAppSelector(selectIsTimerStopping);
  useSingleKey('timer', () => (timer ? stop() : start()));
  // The stopped timer: kept while its dialog continues with the next record.
  const [stopping, setStopping] = useState<Timer | null>(null);
  if (isStopping && !stopping && timer) setStopping(timer);
  if (!isStopping && stopping) setStopping(null);
  return (
    <>
      {timer && <RunningTimer timer={timer} onStop={stop} />}
      {timer === null && (
        <button
          className={classes.start}
          type="button"
          title={t('startKey', { key: timerKey })}
          onClick={() => start()}
        >
          <Icon of={play} className="size-16" />
          <span>{t('start')}</span>
        </button>
      )}
      {stopping && <TimerStop timer={stopping} />}
    </>
  );
}

interface RunningTimerProps {
  readonly timer: Timer;
  readonly onStop: () => void;
}

function RunningTimer({ timer: { start, work }, onStop }: RunningTimerProps) {
  const { t } = useTranslation('timer');
  useRootMark('has-timer');
  // The current minute may have begun before the timer.
  const reading = readTimer(start, Math.max(useMinute(), start));
  const shown = reading.kind === 'counted' ? timerClock(reading.minutes) : '?';
  const title = work.title || work.description;
  return (
    <div className={classes.timer} role="group" aria-label={t('label')}>
      <span className={classes.plough} aria-hidden="true" />
      <span className="inline-row gap-10 shrinks">
        <b className="figures text-strong">{shown}</b>
        {title !== '' && <span className={classes.work}>{title}</span>}
      </span>
      <button
        className={classes.stop}
        type="button"
        aria-label={t('stop')}
        title={t('stopKey', { key: timerKey })}
        onPointerEnter={() => void TimerStop.preload().catch(() => undefined)}
        onClick={onStop}
      >
        <Icon of={stopSign} />
      </button>
    </div>
  );
}
