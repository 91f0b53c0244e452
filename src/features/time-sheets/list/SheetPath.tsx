import arrow from 'bootstrap-icons/icons/arrow-right-circle.svg?icon';
import check from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import circle from 'bootstrap-icons/icons/circle.svg?icon';
import { useTranslation } from '@/shared/i18n/useTranslation';
import { localDay } from '@/domain/period';
import type { TimeSheetState } from '@/domain/timeSheet';
import { type PathStep, type StepProgress, pathOf } from '@/domain/timeSheetPath';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/Icon';

const icons = { done: check, next: arrow, later: circle } as const;

interface SheetPathProps {
  readonly state: TimeSheetState;
  /** When it was mailed from this device. */
  readonly sentAt: string | null;
}

/** The words of a step. The one that the sheet has reached says its state in the specification's word. */
function useStepWord(state: TimeSheetState): (step: PathStep, progress: StepProgress) => string {
  const { t } = useTranslation('timeSheets');
  return (step, progress) => {
    if (progress !== 'done') return t(`path.${step}.ahead`);
    if (step === 'created') return t(state === 'prepared' ? 'states.prepared' : 'path.created.done');
    return t(step === 'signed' ? 'states.signed' : 'states.requested');
  };
}

/**
 * A sheet's state (section 4) as the way that it goes: created, signed, sent. A state nobody knows is shown as it is.
 */
export function SheetPath({ state, sentAt }: SheetPathProps) {
  const { t } = useTranslation('timeSheets');
  const formats = useFormats();
  const wordOf = useStepWord(state);
  const path = pathOf(state);
  if (!path) return state === '' ? null : <span className="tw-tag">{state}</span>;
  return (
    <ol className="tw-path" aria-label={t('columns.path')}>
      {path.map(({ step, progress }) => (
        <li key={step} className={progress}>
          <Icon of={icons[progress]} />
          <span>
            <span>{wordOf(step, progress)}</span>
            {step === 'sent' && sentAt !== null && (
              <span className="num">
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
