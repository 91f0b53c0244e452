import { Suspense, lazy, useState } from 'react';
import { env } from '@/shared/env';
import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import { SHORT_TIMER_MINUTES, readTimer, timerHours } from '@/domain/time/timer';
import { loadWorkRecordEditors, newValues } from '@/features/work-records';
import { loadTexts } from '@/shared/i18n/i18n';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useAppDispatch } from '@/shared/store/hooks';
import { timerStopAnswered } from '@/shared/store/viewSlice';
import type { Timer } from '@/shared/timer/timerKept';
import { useTimer } from '@/shared/timer/useTimer';
import { DiscardTimer } from './DiscardTimer';
import { ShortTimer } from './ShortTimer';
import { TimerEnd } from './TimerEnd';
import { TimerSum } from './TimerSum';

const RecordDialog = lazy(async () => {
  const [{ WorkRecordDialog }] = await Promise.all([loadWorkRecordEditors(), loadTexts('workRecords')]);
  return { default: WorkRecordDialog };
});

/**
 * What becomes of a timer that is stopped ("Speed of use", "Timer"): a record in the work-time dialog, rounded visibly
 * before it is saved; a short one is most likely thrown away; of one that was forgotten the user says when the work
 * ended. Nothing is sent before, and until it is decided the timer runs.
 */
export function TimerStop({ timer }: { readonly timer: Timer }) {
  const { t } = useTranslation('timer');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { end } = useTimer();
  const [stopped] = useState(() => Date.now());
  const reading = readTimer(timer.start, stopped);
  const [minutes, setMinutes] = useState(reading.kind === 'counted' ? reading.minutes : null);
  const [isMeant, setIsMeant] = useState(minutes === null || minutes >= SHORT_TIMER_MINUTES);

  function goOn() {
    dispatch(timerStopAnswered());
  }

  async function discard() {
    goOn();
    await end();
  }

  const discardButton = <DiscardTimer onDiscard={() => void discard()} />;
  if (minutes === null) {
    return (
      <TimerEnd start={timer.start} now={stopped} aside={discardButton} onEnd={setMinutes} onClose={goOn} />
    );
  }
  if (!isMeant) {
    return (
      <ShortTimer
        minutes={minutes}
        onRecord={() => setIsMeant(true)}
        onDiscard={() => void discard()}
        onClose={goOn}
      />
    );
  }
  const day = localDay(new Date(timer.start));
  const { customerId, projectId, description } = timer.work;
  const prefill = {
    date: day,
    hours: timerHours(minutes, env.hoursStep),
    customerId,
    projectId,
    description,
  };
  return (
    <Suspense>
      <RecordDialog
        record={null}
        values={newValues(prefill, day, language)}
        lead={<TimerSum start={timer.start} minutes={minutes} />}
        aside={discardButton}
        cancelLabel={t('goOn')}
        onSaved={() => void end()}
        onClose={goOn}
      />
    </Suspense>
  );
}
