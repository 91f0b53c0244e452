import { type ReactNode, createContext, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type IsoDate, type Period, addDays } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { WeekSteps } from '@/shared/ui/bars/WeekSteps';
import { WorkDaysDialog } from '@/shared/work-days/lazyWorkDaysDialog';
import type { Week } from './useWeek';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './weekHead.module.scss';

/** Renders what another feature shows at the end of a week's head, behind its sum. */
export type RenderWeekEnd = (week: Period) => ReactNode;

/** Renders what another feature knows of a free day, such as the kind of an absence; `otherwise` if it knows nothing. */
export type RenderDayMark = (date: IsoDate, otherwise: ReactNode) => ReactNode;

/** What other features show at the end of a week's head; null if there is nothing. */
export const WeekEnd = createContext<RenderWeekEnd | null>(null);

/** The number and dates of a week with buttons to its neighbours, and its sum against the target. */
export function WeekHead({ week }: { readonly week: Week }) {
  const { t } = useTranslation('workRecords');
  return (
    <WeekSteps
      week={week.week}
      today={week.today}
      words={{
        week: t('week', { week: week.week.week }),
        previous: t('strip.previous'),
        next: t('strip.next'),
        current: t('strip.thisWeek'),
        toCurrent: t('strip.toThisWeek'),
      }}
      onStep={(direction) => week.goTo(addDays(week.active, 7 * direction))}
      onCurrent={() => week.goTo(week.today)}
      className={classes.steps}
    >
      <WeekSum week={week} />
    </WeekSteps>
  );
}

/** The same as a section above the grid of a week. */
export function WeekSection({ week }: { readonly week: Week }) {
  const { t } = useTranslation('workRecords');
  return (
    <section className="below-12" aria-label={t('strip.label')}>
      <WeekHead week={week} />
    </section>
  );
}

interface WeekSumProps {
  readonly week: Week;
  /** Without what other features show behind it. */
  readonly isAlone?: boolean;
}

/** The sum of a week against its target, and what other features show behind it. */
export function WeekSum({ week, isAlone = false }: WeekSumProps) {
  const [isSettingDays, setIsSettingDays] = useState(false);
  const end = use(WeekEnd);
  return (
    <>
      <Sum week={week} onTarget={() => setIsSettingDays(true)} />
      {/* It may read more, so it waits until the week is read. */}
      {!isAlone &&
        (week.strip !== null || week.hasFailed) &&
        end?.({ from: week.week.monday, to: week.week.sunday })}
      {!isAlone && end && <span className={classes.place} />}
      {isSettingDays && <WorkDaysDialog onClose={() => setIsSettingDays(false)} />}
    </>
  );
}

/** A sum at the end of a bar. */
export const SumLine = ({ children }: { readonly children: ReactNode }) => (
  <p className={classes.sum}>{children}</p>
);

/** The sum of the week against its target, or why there is none yet. */
function Sum({ week, onTarget }: { readonly week: Week; readonly onTarget: () => void }) {
  const { t } = useTranslation(['workRecords', 'common']);
  const formats = useFormats();
  const { strip, hasFailed, retry } = week;
  if (strip === null && hasFailed) {
    return (
      <SumLine>
        {t('workRecords:strip.failed')}{' '}
        {retry && <Button look="link" label={t('common:actions.retry')} onClick={retry} />}
      </SumLine>
    );
  }
  if (strip === null) {
    return (
      <SumLine>
        <span className="skeleton" />
        <span className="visually-hidden">{t('workRecords:strip.unknown')}</span>
      </SumLine>
    );
  }
  const target = formats.plain(strip.target);
  return (
    <SumLine>
      <b>{formats.hours(strip.hours)}</b>{' '}
      <button
        type="button"
        className={classes.target}
        title={t('workRecords:strip.setTarget', { hours: target })}
        onClick={onTarget}
      >
        {t('workRecords:strip.of', { hours: target })}
      </button>{' '}
      {week.waitingHours > 0 && (
        <span className="no-phone">
          {t('workRecords:waiting.hours', { hours: formats.hours(week.waitingHours) })}
        </span>
      )}{' '}
      {strip.open > 0 && week.unreadable === 0 && (
        <span className="no-phone">{t('workRecords:strip.open', { hours: formats.hours(strip.open) })}</span>
      )}
      <WithoutUnreadable count={week.unreadable} isDoubtful={week.isDoubtful} />
    </SumLine>
  );
}
