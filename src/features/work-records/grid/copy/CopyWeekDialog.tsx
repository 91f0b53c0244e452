import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { plannedEntries } from '@/domain/work/copyWeek';
import { addDays, calendarWeek } from '@/domain/time/period';
import { type WorkRecordContent, sumHours } from '@/domain/work/workRecord';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFormats } from '@/shared/i18n/useFormats';
import { Alert } from '@/shared/ui/messages/Alert';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { errorOf, isDone } from '@/shared/outbox/change';
import type { CellEdits } from '../cells/cellEdits';
import type { GridRows } from '../useGridRows';
import type { KnownWeek } from '../useWeekGrid';
import { CopyPreview } from './CopyPreview';
import { type CopyRun, useCopyWeek } from './useCopyWeek';
import { Button } from '@/shared/ui/buttons/Button';

interface CopyWeekDialogProps {
  readonly week: KnownWeek;
  readonly rows: GridRows;
  readonly edits: CellEdits;
  readonly onClose: () => void;
}

/** Copies the week before: first a preview, then rows only, or rows and hours. */
export function CopyWeekDialog({ week, rows, edits, onClose }: CopyWeekDialogProps) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  const { plan, run, isRunning, copy } = useCopyWeek({ week, rows, edits });
  const [isWithHours, setIsWithHours] = useState(rows.isWithHours);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const chosen = new Set(plan.flatMap(({ key }) => (left.has(key) ? [] : [key])));
  const planned = plannedEntries(plan, chosen).map(({ content }) => content);
  const before = calendarWeek(addDays(week.week.monday, -7));
  // Once copying has begun, the choice can no longer change.
  const isBegun = run !== null && run.error === undefined;

  function handleChoose(key: string, isChosen: boolean) {
    setLeft((keys) => new Set(isChosen ? [...keys].filter((one) => one !== key) : [...keys, key]));
  }

  async function handleCopy() {
    if (!isRunning && (await copy(chosen, isWithHours))) onClose();
  }

  return (
    <Dialog
      title={t('copy.title')}
      size="lg"
      isBusy={isRunning}
      onClose={onClose}
      footer={
        <>
          <CopySum contents={planned} rows={chosen.size} isWithHours={isWithHours} />
          <Button
            look="primary"
            label={t(isBegun && !isRunning ? 'copy.again' : 'copy.confirm')}
            disabled={chosen.size === 0 || (isWithHours && planned.length === 0)}
            aria-disabled={isRunning}
            onClick={() => void handleCopy()}
          />
        </>
      }
    >
      {run && !isRunning && <CopyOutcome run={run} />}
      {plan.length === 0 ? (
        <p className="mb-3">{t('copy.nothing')}</p>
      ) : (
        <>
          <div className="row wrap below-16 gap-8-16">
            {!isBegun && (
              <Segmented
                label={t('copy.what')}
                value={isWithHours ? 'hours' : 'rows'}
                options={{ rows: t('copy.rows'), hours: t('copy.hours') }}
                onChange={(value) => setIsWithHours(value === 'hours')}
              />
            )}
            <span className="text-secondary text-small">
              {t(isWithHours ? 'copy.hoursHint' : 'copy.rowsHint')}
            </span>
          </div>
          <CopyPreview
            plan={plan}
            heading={t('copy.from', {
              week: before.week,
              days: formats.dayRange(before.monday, before.sunday, week.today),
            })}
            isWithHours={isWithHours}
            chosen={chosen}
            run={run}
            onChoose={isBegun ? undefined : handleChoose}
          />
        </>
      )}
    </Dialog>
  );
}

interface CopySumProps {
  readonly contents: readonly WorkRecordContent[];
  readonly rows: number;
  readonly isWithHours: boolean;
}

/** The total of what is copied. */
function CopySum({ contents, rows, isWithHours }: CopySumProps) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  return (
    <output className="text-secondary text-small figures right-8">
      {isWithHours
        ? t('copy.sumHours', { count: contents.length, hours: formats.hours(sumHours(contents)) })
        : t('copy.sumRows', { count: rows })}
    </output>
  );
}

/** The entries that were not created, and why; a further attempt sends nothing twice. */
function CopyOutcome({ run }: { readonly run: CopyRun }) {
  const { t } = useTranslation('weekGrid');
  const errorText = useErrorText();
  if (run.error !== undefined) {
    return <Alert tone="danger">{t('copy.notRead', { reason: errorText(run.error) })}</Alert>;
  }
  const outcomes = run.entries.map(({ outcome }) => outcome);
  const failed = outcomes.find((one) => one?.kind === 'failed' || one?.kind === 'unknown');
  if (!failed) return null;
  const done = outcomes.filter(isDone).length;
  return (
    <Alert tone="danger">
      {t(failed.kind === 'unknown' ? 'copy.doubtful' : 'copy.failed', {
        done,
        count: run.entries.length,
        reason: errorText(errorOf(failed)),
      })}
    </Alert>
  );
}
