import { clsx } from 'clsx';
import arrow from 'bootstrap-icons/icons/arrow-right-circle.svg?icon';
import check from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import circle from 'bootstrap-icons/icons/circle.svg?icon';
import { useTranslation } from 'react-i18next';
import { localDay } from '@/domain/time/period';
import { type PathStep, type StepProgress, pathOf } from '@/domain/sheets/timeSheetPath';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { ShownSheet } from '../sending/sentSheets';
import classes from './sheetPath.module.scss';

const classOf = { done: classes.done, next: classes.next, later: undefined } as const;
const icons = { done: check, next: arrow, later: circle } as const;

/** The state of a sheet once a step is done. */
const stateAfter = { created: 'prepared', signed: 'signed', sent: 'requested' } as const;

/** The text of a step. A completed step shows its state. */
function useStepWord({ sentAt, isPastMailing }: ShownSheet) {
  const { t } = useTranslation('timeSheets');
  return (step: PathStep, progress: StepProgress): string => {
    if (progress !== 'done' && step === 'sent') {
      if (sentAt !== null) return t('states.unconfirmed');
      if (isPastMailing) return t('states.unknownHere');
    }
    if (progress !== 'done') return t(`path.${step}.ahead`);
    return t(`states.${stateAfter[step]}`);
  };
}

interface SheetPathProps {
  readonly sheet: ShownSheet;
  /** Without icons, in a card. */
  readonly isCompact?: boolean;
}

/** A sheet's state as a path: created, signed, sent. An unknown state is shown as it is. */
export function SheetPath({ sheet, isCompact = false }: SheetPathProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  const wordOf = useStepWord(sheet);
  const { state, sentAt, isConfirmed } = sheet;
  // A mail that the service did not confirm does not count as sent.
  const path = pathOf(sentAt !== null && !isConfirmed ? 'signed' : state);
  // A sheet that was most likely mailed from elsewhere is not waiting for its mail.
  const toneOf = (progress: StepProgress) =>
    progress === 'next' && sentAt === null && sheet.isPastMailing ? 'later' : progress;
  if (!path) return state === '' ? null : <span className="tw-tag">{state}</span>;
  return (
    <ol className={clsx(classes.path, isCompact && classes.isCompact)} aria-label={t('columns.path')}>
      {path.map(({ step, progress }) => (
        <li key={step} className={clsx(classes.step, classOf[toneOf(progress)])}>
          <Icon of={icons[toneOf(progress)]} className={classes.icon} />
          <span>
            <span>{wordOf(step, progress)}</span>
            {step === 'sent' && sentAt !== null && isConfirmed && (
              <span className="figures">
                {' '}
                {t('states.sentOn', { date: formats.dayMonth(localDay(new Date(sentAt))) })}
              </span>
            )}
          </span>
        </li>
      ))}
    </ol>
  );
}
