import { clsx } from 'clsx';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './historyDialog.module.scss';
import { type MouseEvent, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormats } from '@/shared/i18n/useFormats';
import { useExtra } from '@/shared/store/hooks';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import type { DoneStep } from '@/shared/undo/stepHistory';

interface HistoryDialogProps {
  readonly onClose: () => void;
}

/** "What I did" in this visit, the last step first: each with Undo, or the reason why it cannot be undone. */
export function HistoryDialog({ onClose }: HistoryDialogProps) {
  const { t } = useTranslation(['layout', 'common']);
  const { history } = useExtra();
  const isPhone = usePhone();
  const steps = useSyncExternalStore(history.subscribe, history.steps);
  return (
    <Dialog
      isOverPages
      title={t('layout:history.title')}
      subtitle={t(isPhone ? 'layout:history.hint' : 'layout:history.hintWithKeys')}
      cancelLabel={t('common:actions.close')}
      onClose={onClose}
    >
      {steps.length === 0 ? (
        <p className="text-secondary mb-3">{t('layout:history.empty')}</p>
      ) : (
        <ol className={classes.steps}>
          {steps.toReversed().map((step) => (
            <HistoryStep key={step.id} step={step} onUndo={() => void history.undo(step.id)} />
          ))}
        </ol>
      )}
    </Dialog>
  );
}

interface HistoryStepProps {
  readonly step: DoneStep;
  readonly onUndo: () => void;
}

function HistoryStep({ step: { text, detail, at, undo, state }, onUndo }: HistoryStepProps) {
  const { t } = useTranslation(['layout', 'common']);
  const formats = useFormats();
  const about = [text, detail].filter(Boolean).join(' · ');

  function handleUndo({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    // The button disappears when the step is undone, so the focus moves to its row.
    currentTarget.closest('li')?.focus();
    onUndo();
  }

  return (
    <li tabIndex={-1} className={state === 'undone' ? classes.isUndone : undefined}>
      <span className="figures text-faint text-small">{formats.clock(new Date(at))}</span>
      <div>
        <b className="block weight-540">{text}</b>
        {detail !== undefined && (
          <small className="block text-secondary text-small break-anywhere figures">{detail}</small>
        )}
      </div>
      {state === 'undone' ? (
        <span className="text-secondary text-small">{t('layout:history.undone')}</span>
      ) : typeof undo === 'string' ? (
        <span className={clsx('text-secondary text-small', classes.reason)}>{undo}</span>
      ) : (
        <Button
          look="link"
          label={t('common:actions.undo')}
          aria-label={`${t('common:actions.undo')}: ${about}`}
          aria-disabled={state === 'undoing'}
          onClick={handleUndo}
        />
      )}
    </li>
  );
}
