import chevronLeft from 'bootstrap-icons/icons/chevron-left.svg?icon';
import chevronRight from 'bootstrap-icons/icons/chevron-right.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { type IsoDate, type Period, addDays, calendarWeek } from '@/domain/time/period';
import { useCalendarAccess } from '@/features/calendar';
import { WithoutUnreadable } from '@/shared/lists/WithoutUnreadable';
import { useFormats } from '@/shared/i18n/useFormats';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { QueryView } from '@/shared/ui/messages/QueryView';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { useToday } from '@/shared/ui/timing/useClock';
import { MeetingDays, MeetingsSkeleton } from './MeetingDays';
import { useMeetingChoice } from './useMeetingChoice';
import { useMeetingItems } from './useMeetingItems';
import { useMeetingSave } from './useMeetingSave';
import classes from './meetingsDialog.module.scss';

type Unit = 'day' | 'week';

/** The day, or the week that contains it. */
function daysOfUnit(unit: Unit, day: IsoDate): Period {
  const { monday, sunday } = calendarWeek(day);
  return unit === 'day' ? { from: day, to: day } : { from: monday, to: sunday };
}

interface MeetingsDialogProps {
  readonly onClose: () => void;
}

/**
 * Turns calendar events into entries: one press saves the ticked ones in order, each shows its
 * result, and one undo takes all back.
 */
export function MeetingsDialog(props: MeetingsDialogProps) {
  return useCalendarAccess() === 'none' ? <NoCalendar {...props} /> : <Events {...props} />;
}

/** The message for users without a Microsoft account. */
function NoCalendar({ onClose }: MeetingsDialogProps) {
  const { t } = useTranslation(['calendarImport', 'common']);
  return (
    <Dialog title={t('calendarImport:title')} cancelLabel={t('common:actions.close')} onClose={onClose}>
      <EmptyState title={t('calendarImport:noCalendar.title')} text={t('calendarImport:noCalendar.text')} />
    </Dialog>
  );
}

function Events({ onClose }: MeetingsDialogProps) {
  // What marks the events are the words of `calendar`; they are here before the dialog is.
  const { t } = useTranslation(['calendarImport', 'calendar']);
  const formats = useFormats();
  const today = useToday();
  const [unit, setUnit] = useState<Unit>('week');
  const [day, setDay] = useState(today);
  const query = useMeetingItems(daysOfUnit(unit, day));
  const choice = useMeetingChoice();
  const sending = useMeetingSave();
  const [isAsked, setIsAsked] = useState(false);

  const chosen = (query.data?.items ?? []).map(choice.chosenOf).filter(({ isChosen }) => isChosen);
  const hours = sumDecimals(chosen.map((one) => one.hours ?? 0));

  async function handleSave() {
    if (sending.isBusy || chosen.length === 0) return;
    setIsAsked(true);
    // Each incomplete event says itself what is missing.
    if (!chosen.every(({ isReady }) => isReady)) return;
    const isSaved = (event: string) => chosen.some(({ item }) => item.event.id === event);
    if ((await sending.save(chosen)) && !choice.isTyped(isSaved)) onClose();
  }

  return (
    <Dialog
      title={t('title')}
      size="lg"
      dirty={choice.isTyped((event) => sending.results.get(event)?.kind === 'done') && !sending.isBusy}
      isBusy={sending.isBusy}
      onClose={onClose}
      footer={
        <>
          <output className="text-secondary text-small no-phone figures right-8">
            {t('chosen', { count: chosen.length })} · {t('hours', { hours: formats.hours(hours) })}
          </output>
          <Button
            look="primary"
            label={chosen.length === 0 ? t('createNone') : t('create', { count: chosen.length })}
            aria-disabled={sending.isBusy || chosen.length === 0}
            onClick={() => void handleSave()}
          />
        </>
      }
    >
      {/* What was changed now would not be saved any more. */}
      <fieldset disabled={sending.isBusy}>
        <div className={classes.choice}>
          <Segmented
            label={t('range')}
            value={unit}
            options={{ day: t('day'), week: t('week') }}
            onChange={setUnit}
          />
          <Step {...{ unit, day }} onStep={setDay} />
          <span className="no-phone text-faint text-small push-right">{t('lead')}</span>
          <WithoutUnreadable count={query.data?.unreadable ?? 0} />
        </div>
        <QueryView
          query={query}
          skeleton={<MeetingsSkeleton />}
          isEmpty={({ items }) => items.length === 0}
          empty={<p className="above-24 below-24 text-secondary at-center">{t(`none.${unit}`)}</p>}
          failedTitle={t('notLoaded')}
        >
          {(data) => <MeetingDays {...{ data, choice, isAsked }} results={sending.results} />}
        </QueryView>
      </fieldset>
    </Dialog>
  );
}

interface StepProps {
  readonly unit: Unit;
  readonly day: IsoDate;
  readonly onStep: (day: IsoDate) => void;
}

/** The days shown, with buttons to the ones before and after. */
function Step({ unit, day, onStep }: StepProps) {
  const { t } = useTranslation(['calendarImport', 'workRecords']);
  const formats = useFormats();
  const today = useToday();
  const { week, monday, sunday } = calendarWeek(day);
  const days = unit === 'day' ? 1 : 7;
  const button = (side: 'before' | 'after') => (
    <button
      type="button"
      aria-label={t(`calendarImport:step.${unit}.${side}`)}
      title={t(`calendarImport:step.${unit}.${side}`)}
      onClick={() => onStep(addDays(day, side === 'before' ? -days : days))}
    >
      <Icon of={side === 'before' ? chevronLeft : chevronRight} />
    </button>
  );
  return (
    <div className="tw-date-stepper">
      {button('before')}
      <output>
        {unit === 'day'
          ? `${formats.weekday(day)} ${formats.date(day)}`
          : `${t('workRecords:week', { week })}, ${formats.dayRange(monday, sunday, today)}`}
      </output>
      {button('after')}
    </div>
  );
}
