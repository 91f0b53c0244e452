import tick from 'bootstrap-icons/icons/check-lg.svg?icon';
import { useState } from 'react';
import type { MonthCheck } from '@/domain/sheets/monthChecks';
import { lastProjectOf, workBefore } from '@/domain/sheets/monthFixes';
import type { IsoDate } from '@/domain/time/period';
import type { WorkRecord } from '@/domain/work/workRecord';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { FindingRow } from '@/shared/ui/messages/FindingRow';
import { CheckText } from './CheckText';
import type { CheckLine } from './useCheckLines';
import { useFocusInFix } from './useFocusInFix';
import type { Fixer } from './useFixer';
import type { MonthWords } from './useMonthWords';

export interface CheckFixProps {
  readonly line: CheckLine;
  readonly records: readonly WorkRecord[];
  readonly fixer: Fixer;
  readonly onEdit: (record: WorkRecord) => void;
  /** Opens a new entry for a day. */
  readonly onNew: (day: IsoDate) => void;
  readonly words: MonthWords;
}

/** A finding: its day, its text and its fixes; once it is fixed, it says so and offers an undo. */
export function CheckFix({ line, records, fixer, onEdit, onNew, words }: CheckFixProps) {
  const { t, formats } = words;
  const { key, date } = line.check;
  const fixes = fixesOf(line.check, { records, fixer, onEdit, onNew, words });
  const day = formats.day(date);
  const isBusy = fixer.isBusy(key);
  const [done, setDone] = useState<string | undefined>(undefined);
  const keptFocus = useFocusInFix(line.isOpen);
  return (
    <FindingRow
      when={day}
      aria-busy={isBusy}
      {...keptFocus}
      buttons={
        line.isOpen ? (
          fixes.map(({ label, isQuiet, done: said, onAct }) => (
            <Button
              key={label}
              look={isQuiet ? 'ghost' : 'quiet'}
              size="sm"
              label={label}
              aria-label={`${label}: ${day}`}
              aria-disabled={isBusy}
              onClick={() => {
                setDone(said);
                onAct();
              }}
            />
          ))
        ) : (
          <>
            <span className="inline-row text-small gap-6 text-success">
              <Icon of={tick} />
              {done ?? t('monthClose:fixed')}
            </span>
            {fixer.canUndo(key) && (
              <Button
                look="ghost"
                size="sm"
                label={t('common:actions.undo')}
                aria-label={`${t('common:actions.undo')}: ${day}`}
                aria-disabled={isBusy}
                onClick={() => void fixer.undo(key)}
              />
            )}
          </>
        )
      }
    >
      <CheckText check={line.check} {...{ records, words }} />
    </FindingRow>
  );
}

/** A fix of a finding, as a button. */
interface Fix {
  readonly label: string;
  /** The fix is a less likely choice, so its button is less prominent. */
  readonly isQuiet?: true;
  /** The text once it is done, if "Done" could mean another fix. */
  readonly done?: string;
  readonly onAct: () => void;
}

/** The fixes of a finding, each as one press. */
function fixesOf(
  check: MonthCheck,
  { records, fixer, onEdit, onNew, words: { t, projectName } }: Omit<CheckFixProps, 'line'>,
): readonly Fix[] {
  const quiet = (label: string, onAct: () => void): Fix => ({ label, isQuiet: true, done: label, onAct });
  const accept = () => quiet(t('monthClose:accept'), () => void fixer.accept(check));
  const edit = (record: WorkRecord, isQuiet?: true): Fix => ({
    label: t('monthClose:edit'),
    ...(isQuiet && { isQuiet }),
    onAct: () => onEdit(record),
  });

  switch (check.kind) {
    case 'gap': {
      const like = workBefore(check.date, records);
      const free = quiet(t('monthClose:free'), () => void fixer.free(check));
      if (!like) return [{ label: t('monthClose:fillIn'), onAct: () => onNew(check.date) }, free];
      return [{ label: t('monthClose:fill'), onAct: () => void fixer.fill(check, like) }, free];
    }
    case 'noProject': {
      const project = lastProjectOf(check.record, records);
      const others = [edit(check.record, true), accept()];
      if (!project) return others;
      return [
        {
          label: projectName(project.projectName),
          onAct: () => void fixer.setProject(check, check.record, project),
        },
        ...others,
      ];
    }
    case 'fuelAndMileage':
    case 'foodTwice':
      return [
        check.kind === 'foodTwice'
          ? { label: t('monthClose:dropFood'), onAct: () => void fixer.dropFood(check, check.records) }
          : {
              label: t('monthClose:dropMileage'),
              onAct: () => void fixer.dropMileage(check, check.records),
            },
        ...check.expenses.slice(0, 1).map((expense) => ({
          label: t('monthClose:deleteReceipt'),
          onAct: () => fixer.deleteExpense(check, expense),
        })),
        accept(),
      ];
    case 'receiptTwice':
      return [
        { label: t('monthClose:deleteReceipt'), onAct: () => fixer.deleteExpense(check, check.expense) },
        accept(),
      ];
    case 'twice':
      return [
        { label: t('common:actions.delete'), onAct: () => fixer.deleteRecord(check, check.record) },
        accept(),
      ];
    case 'offStep':
      return [edit(check.record), accept()];
    case 'longDay':
    case 'restDay': {
      const first = records.find(({ date }) => date === check.date);
      return first ? [edit(first), accept()] : [accept()];
    }
    // An outdated sheet is created again in the path beside the checks; a month that is not over needs no fix.
    case 'outdated':
    case 'notOver':
      return [];
    case 'overlap':
      return [accept()];
  }
}
