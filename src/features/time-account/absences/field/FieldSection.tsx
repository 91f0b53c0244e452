import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ABSENCE_KINDS, type Absence } from '@/domain/account/absence';
import { type Period, overlapOf, periodOfYear, isWithin } from '@/domain/time/period';
import { useMediaQuery, usePhone } from '@/shared/ui/window/useMediaQuery';
import { YearStepper } from '../../frame/YearStepper';
import type { OwnAccount } from '../../useOwnAccount';
import { KindLetter } from '../KindLetter';
import { useAbsenceWords } from '../absenceWords';
import { SelectionPopover } from '../entry/SelectionPopover';
import type { Absences } from '../useAbsences';
import { MonthCalendars } from './MonthCalendars';
import { YearField } from './YearField';
import { fieldMonths } from './fieldDays';
import { useSelection } from './useSelection';
import classes from './fieldSection.module.scss';

interface FieldSectionProps {
  readonly year: number;
  readonly own: OwnAccount;
  readonly absences: Absences;
  /** Opens the dialog for some days, if there is no room for the popover. */
  readonly onDialog: (period: Period) => void;
}

/** The year in days, where absences are entered and deleted. */
export function FieldSection({ year, own, absences, onDialog }: FieldSectionProps) {
  const { t } = useTranslation(['absences', 'timeAccount']);
  const isPhone = usePhone();
  const isCoarse = useMediaQuery('(pointer: coarse)');
  const isForFinger = isPhone || isCoarse;
  const [asked, setAsked] = useState<Period | null>(null);
  const { days, workDays, today } = own;
  const months = useMemo(
    () => fieldMonths(year, { days, absences: own.absences, workDays, today }),
    [year, days, own.absences, workDays, today],
  );
  const period = periodOfYear(year);
  const open = (selected: Period) => (isForFinger ? onDialog(selected) : setAsked(selected));
  const enter = (selected: Period, entry: Pick<Absence, 'kind' | 'share' | 'note'>) => {
    const note = entry.note.trim();
    absences.enter({ ...entry, ...selected, note, id: crypto.randomUUID(), changedAt: Date.now() });
  };
  const selection = useSelection({
    year: period,
    start: isWithin(today, period) ? today : period.from,
    layout: isForFinger ? 'week' : 'month',
    letterOf: (kind) => t(`timeAccount:letters.${kind}`),
    onOpen: open,
    onEnter: (kind, selected) => enter(selected, { kind, share: 1, note: '' }),
    onDelete: absences.clear,
  });

  function closePopover(close: () => void) {
    setAsked(null);
    close();
  }

  return (
    <section aria-labelledby="year-field">
      <div className="tw-section-head">
        <h2 id="year-field">{t('field.title')}</h2>
        <span className="text-faint text-small no-phone">{t(isForFinger ? 'field.tap' : 'field.drag')}</span>
        <div className="ms-auto">
          <YearStepper year={year} start={null} />
        </div>
      </div>
      <div className="relative">
        {isForFinger ? (
          <MonthCalendars {...{ year, months, today, selection }} onOpen={open} />
        ) : (
          <YearField {...{ year, months, today, selection }} />
        )}
        {asked && (
          <SelectionPopover
            period={asked}
            own={own}
            onEnter={(entry) =>
              closePopover(() => {
                enter(asked, entry);
                selection.goBack();
              })
            }
            onDelete={
              own.absences.some((entry) => overlapOf(entry, asked))
                ? () =>
                    closePopover(() => {
                      absences.clear(asked);
                      selection.goBack();
                    })
                : undefined
            }
            onClose={() => closePopover(selection.goBack)}
            onLeave={() => closePopover(selection.release)}
          />
        )}
      </div>
      <SelectedText selected={selection.selected} />
      <Legend />
    </section>
  );
}

/** Announces the selected days to screen readers. */
function SelectedText({ selected }: { readonly selected: Period | null }) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  return (
    <output className="visually-hidden">
      {selected && t('field.selected', { period: words.period(selected) })}
    </output>
  );
}

/** Explains the letters and marks of the field. */
function Legend() {
  const { t } = useTranslation(['absences', 'timeAccount']);
  return (
    <p className="row wrap text-secondary text-tiny above-12 gap-4-16">
      {ABSENCE_KINDS.map((kind) => (
        <span key={kind} className="inline-row gap-7 one-line">
          <KindLetter kind={kind} />
          {t(`timeAccount:kinds.${kind}`)}
        </span>
      ))}
      <span className="inline-row gap-7 one-line">
        <KindLetter kind="vacation" isPlanned />
        {t('list.planned')}
      </span>
      <span className="inline-row gap-7 one-line">
        <i className={classes.holiday} />
        {t('field.holiday')}
      </span>
      <span className="inline-row gap-7 one-line">
        <i className={classes.half} />
        {t('field.halfDay')}
      </span>
    </p>
  );
}
