import { useLayoutEffect, useRef } from 'react';
import { env } from '@/shared/env';
import { useTranslation } from 'react-i18next';
import { timerHours } from '@/domain/time/timer';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';

interface ShortTimerProps {
  readonly minutes: number;
  readonly onRecord: () => void;
  readonly onDiscard: () => void;
  /** It runs on. */
  readonly onClose: () => void;
}

/** A timer of a few minutes was most likely started by mistake: discarding has the focus. */
export function ShortTimer({ minutes, onRecord, onDiscard, onClose }: ShortTimerProps) {
  const { t } = useTranslation('timer');
  const formats = useFormats();
  const discard = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => discard.current?.focus(), []);
  return (
    <Dialog
      title={t('stopped')}
      cancelLabel={t('goOn')}
      onClose={onClose}
      footer={
        <>
          <button className="btn btn-quiet" type="button" onClick={onRecord}>
            {t('record', { hours: formats.hours(timerHours(minutes, env.hoursStep)) })}
          </button>
          <button ref={discard} className="btn btn-primary" type="button" onClick={onDiscard}>
            {t('discard')}
          </button>
        </>
      }
    >
      <p className="m-0">{t('short', { count: minutes })}</p>
    </Dialog>
  );
}
