import { useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import arrowRight from 'bootstrap-icons/icons/arrow-right.svg?icon';
import { env } from '@/shared/env';
import { localDay } from '@/domain/time/period';
import { SHORT_TIMER_MINUTES, readTimer, timerClock, timerHours } from '@/domain/time/timer';
import { WorkRecordDialog, newValues } from '@/features/work-records';
import type { SaveOutcome } from '@/shared/forms/useSaving';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { inTurnSoon } from '@/shared/storage/inOneTab';
import { useAppDispatch } from '@/shared/store/hooks';
import { timerStopAnswered } from '@/shared/store/viewSlice';
import type { Timer } from '@/shared/timer/timerKept';
import { useTimer } from '@/shared/timer/useTimer';
import { noLonger } from '@/shared/undo/stepHistory';
import { useSteps } from '@/shared/undo/useSteps';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Alert } from '@/shared/ui/messages/Alert';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { hoursStepWords } from '@/shared/i18n/hoursStepWords';
import { TimerEnd } from './TimerEnd';
import classes from './timerStop.module.scss';

/**
 * Asks what to do with a stopped timer: it becomes a record in the work-time dialog, which shows the rounding
 * before it is saved; a short one suggests discarding; for a forgotten one the user enters when the work ended. Nothing
 * is sent before, and the timer runs until the user has decided.
 */
export function TimerStop({ timer }: { readonly timer: Timer }) {
  const { t } = useTranslation('timer');
  const language = useLanguage();
  const dispatch = useAppDispatch();
  const { timer: running, end, resume } = useTimer();
  const steps = useSteps();
  const [stopped] = useState(() => Date.now());
  const reading = readTimer(timer.start, stopped);
  const [minutes, setMinutes] = useState(reading.kind === 'counted' ? reading.minutes : null);
  const [isMeant, setIsMeant] = useState(minutes === null || minutes >= SHORT_TIMER_MINUTES);

  const [isSaved, setIsSaved] = useState(false);
  const saveInTurn = useTurn(timer);
  const isEndedElsewhere = !isSaved && running !== undefined && running?.start !== timer.start;

  const goOn = () => void dispatch(timerStopAnswered());

  async function discard() {
    goOn();
    if (isEndedElsewhere) return;
    await end(timer);
    steps.addTold({
      text: t('discarded'),
      detail: [minutes !== null && timerClock(minutes), timer.work.title].filter(Boolean).join(' · '),
      undo: async () => ((await resume(timer)) ? undefined : noLonger),
      failed: () => t('notResumed'),
    });
  }

  /** After "Save and next" the dialog stays open for another record, which has nothing to do with the timer. */
  function handleSaved() {
    setIsSaved(true);
    void end(timer);
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
    <WorkRecordDialog
      record={null}
      values={newValues(prefill, day, language)}
      {...(!isSaved && {
        lead: (
          <>
            {isEndedElsewhere && <Alert tone="warning">{t('endedElsewhere')}</Alert>}
            <TimerSum start={timer.start} minutes={minutes} />
          </>
        ),
        aside: discardButton,
        cancelLabel: t('goOn'),
      })}
      {...(!isSaved && !isEndedElsewhere && { saveThrough: saveInTurn })}
      onSaved={handleSaved}
      onClose={goOn}
    />
  );
}

/** Save may be pressed in two tabs at once: the second one waits until the first has ended the timer, and sends nothing. */
function useTurn(timer: Timer) {
  const { isRunning, end } = useTimer();
  return async (save: () => Promise<SaveOutcome>): Promise<SaveOutcome> => {
    let outcome: SaveOutcome = { kind: 'failed', error: { kind: 'timeout' } };
    await inTurnSoon('tagwerk.timer', async () => {
      outcome = (await isRunning(timer)) ? await save() : { kind: 'invalid' };
      if (outcome.kind === 'saved') await end(timer);
    });
    return outcome;
  };
}

/** Discards the timer; at the left of the footer, apart from the buttons that keep it. */
function DiscardTimer({ onDiscard }: { readonly onDiscard: () => void }) {
  const { t } = useTranslation('timer');
  return <Button look="danger" icon={trash} label={t('discard')} onClick={onDiscard} />;
}

interface ShortTimerProps {
  readonly minutes: number;
  readonly onRecord: () => void;
  readonly onDiscard: () => void;
  /** Called when the timer is to keep running. */
  readonly onClose: () => void;
}

/** A timer of a few minutes was most likely started by mistake, so "Discard" has the focus. */
function ShortTimer({ minutes, onRecord, onDiscard, onClose }: ShortTimerProps) {
  const { t } = useTranslation('timer');
  const formats = useFormats();
  const discard = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => discard.current?.focus(), []);
  return (
    <Dialog
      isOverPages
      title={t('stopped')}
      cancelLabel={t('goOn')}
      onClose={onClose}
      footer={
        <>
          <Button
            label={t('record', { hours: formats.hours(timerHours(minutes, env.hoursStep)) })}
            onClick={onRecord}
          />
          <Button look="primary" label={t('discard')} ref={discard} onClick={onDiscard} />
        </>
      }
    >
      <p>{t('short', { count: minutes })}</p>
    </Dialog>
  );
}

interface TimerSumProps {
  /** In milliseconds since 1970. */
  readonly start: number;
  readonly minutes: number;
}

/** "1:24 → 1.5 h": the counted time and the rounded hours, before they are saved. */
function TimerSum({ start, minutes }: TimerSumProps) {
  const { t } = useTranslation('timer');
  const formats = useFormats();
  const hours = timerHours(minutes, env.hoursStep);
  const added = Math.round(hours * 60) - minutes;
  const step = hoursStepWords(formats);
  const begin = new Date(start);
  const day = localDay(begin);
  return (
    <div className={classes.sum}>
      <span className={classes.counted}>{timerClock(minutes)}</span>
      <Icon of={arrowRight} />
      <span className="large-sum weight-580 one-line">{t('hours', { hours: formats.hours(hours) })}</span>
      <span className="push-right text-faint text-tiny at-right">
        {added === 0
          ? t('exact', step)
          : t(added > 0 ? 'roundedUp' : 'roundedDown', { ...step, minutes: Math.abs(added) })}
        <br />
        {t('span', {
          day: formats.day(day),
          from: formats.clock(begin),
          to: formats.clock(new Date(start + minutes * 60_000)),
        })}
      </span>
    </div>
  );
}
