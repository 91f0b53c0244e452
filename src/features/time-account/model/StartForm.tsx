import upload from 'bootstrap-icons/icons/upload.svg?icon';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { vacationDaysOf } from '@/domain/account/absenceYear';
import type { Entitlement } from '@/domain/account/timeAccount';
import { sumDecimals } from '@/domain/decimal';
import { type IsoDate, isIsoDate, periodOfYear, yearOf } from '@/domain/time/period';
import { type WorkDays, targetRowOn, withTargetsOn } from '@/domain/time/targets';
import { useFormats } from '@/shared/i18n/useFormats';
import { Button } from '@/shared/ui/buttons/Button';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { NumberField } from '@/shared/ui/fields/NumberField';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { StateField } from '@/shared/work-days/StateField';
import { WeekHours } from '@/shared/work-days/WeekHours';
import { useWorkDays } from '@/shared/work-days/useWorkDays';
import { useToday } from '@/shared/ui/timing/useClock';
import { timeAccountKind } from '../kept/accountKept';
import { useKeptChange, useWorkDaysChange } from '../kept/useKept';
import { SignedHoursField } from './SignedHoursField';
import { type Model, rowField } from './typedModel';
import { useModelForm } from './useModelForm';
import '@/shared/ui/dialog/editableSection.scss';
import classes from './startForm.module.scss';

function entitlements(days: number | null | undefined, start: IsoDate, changedAt: number): Entitlement[] {
  if (days === null || days === undefined) return [];
  return [{ year: yearOf(start), days, carriedOver: 0, lapses: false, changedAt }];
}

/**
 * The working days with the typed targets. If there is only one row, it then counts from the start of the account. If there
 * are several, which were read from a device file, the row of today changes.
 */
function withStart(
  before: WorkDays,
  { account, workDays }: Model,
  today: IsoDate,
  changedAt: number,
): WorkDays {
  const { targets } = targetRowOn(today, workDays);
  const model =
    before.rows.length === 1
      ? { ...before, rows: [{ from: account.start, targets, changedAt }] }
      : withTargetsOn(today, before, targets, changedAt);
  return { ...model, state: workDays.state };
}

/** The fields with which an account is set up, those of its model and its vacation, and the function that does so. */
function useStartForm(workDays: WorkDays) {
  const { language } = useFormats();
  const today = useToday();
  const changeAccount = useKeptChange(timeAccountKind);
  const changeWorkDays = useWorkDaysChange();
  const form = useModelForm(
    {
      account: { start: periodOfYear(yearOf(today)).from, opening: 0, cap: null, travelShare: 0 },
      workDays: { ...workDays, rows: [targetRowOn(today, workDays)] },
    },
    { opening: '' },
  );

  /**
   * Sets up the account.
   *
   * @returns whether it was set up; if not, the fields say why
   */
  async function begin(): Promise<boolean> {
    const values = await form.submit();
    const changedAt = Date.now();
    const typed = values && form.read(values, changedAt);
    if (!typed) return false;
    const vacation = vacationDaysOf(values.vacation, language);
    await changeWorkDays((before) => withStart(before, typed, today, changedAt));
    await changeAccount(
      (before) =>
        before ?? {
          ...typed.account,
          bookings: [],
          entitlements: entitlements(vacation, typed.account.start, changedAt),
          changedAt,
        },
    );
    return true;
  }

  return { ...form, begin };
}

interface StartFormProps {
  /** Opens the dialog that reads a file of another device. */
  readonly onImport: () => void;
}

/** The form that sets up the account. Nothing is shown until the working days are read from the device. */
export function StartForm(props: StartFormProps) {
  const { value: workDays } = useWorkDays();
  return workDays ? <LoadedForm {...props} workDays={workDays} /> : null;
}

function LoadedForm({ workDays, onImport }: StartFormProps & { readonly workDays: WorkDays }) {
  const { t } = useTranslation('accountModel');
  const form = useStartForm(workDays);
  const id = useId();
  const isPhone = usePhone();
  const [isSaving, setIsSaving] = useState(false);

  function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setIsSaving(true);
    void form.begin().finally(() => setIsSaving(false));
  }

  const save = (
    <Button look="primary" label={t('start.save')} type="submit" form={id} aria-disabled={isSaving} />
  );
  return (
    <div className={classes.start}>
      <div>
        <h2 className="below-6">{t('start.title')}</h2>
        <p className="below-20 text-secondary pretty">{t('start.lead')}</p>
        <form id={id} className="tw-form" noValidate aria-label={t('start.title')} onSubmit={handleSubmit}>
          <StartFields form={form} />
          <div className="tw-form-end">
            {!isPhone && save}
            <Button look="ghost" icon={upload} label={t('start.import')} onClick={onImport} />
          </div>
        </form>
        <ThumbAction>{save}</ThumbAction>
      </div>
      <StartPicture />
    </div>
  );
}

function StartFields({ form }: { readonly form: ReturnType<typeof useStartForm> }) {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const { start } = form.values;
  const hours = formats.hours(sumDecimals(form.targetsOfRow(0)));
  return (
    <>
      <div className="span-6 phone-span-12">
        <DateField dayOf="past" label={t('start.begin')} required {...form.valueField('start')} />
      </div>
      <div className="span-6 phone-span-12">
        <SignedHoursField
          label={t('start.opening')}
          hint={isIsoDate(start) ? t('start.morning', { date: formats.date(start) }) : undefined}
          {...form.valueField('opening')}
        />
      </div>
      <div>
        <WeekHours
          label={t('start.targets')}
          targets={form.before.workDays.rows[0]?.targets}
          field={(day) => form.valueField(rowField(0, day))}
        />
        <p className="text-secondary text-small above-6">{t('start.week', { hours })}</p>
      </div>
      <div className="span-6 phone-span-12">
        <StateField {...form.field('state')} />
      </div>
      <div className="span-6 phone-span-12">
        <NumberField
          label={t('start.vacation', { year: isIsoDate(start) ? yearOf(start) : '' })}
          unit={t('start.days')}
          typedUnit="days"
          {...form.valueField('vacation')}
        />
      </div>
    </>
  );
}

/** The heights of the furrows in the drawing: a balance that grows over a year and shrinks again. */
const HEIGHTS = [
  30, 39, 48, 43, 52, 61, 55, 64, 74, 68, 77, 86, 80, 90, 99, 93, 102, 111, 106, 115, 124, 118, 127, 123, 104,
  100, 96, 77, 73, 69, 50,
];
/** The index of the furrow of today. */
const TODAY = 26;

/** A drawing of an account over a year, as decoration. */
function StartPicture() {
  return (
    <svg className={classes.picture} viewBox="0 0 380 200" aria-hidden="true">
      {HEIGHTS.map((height, at) => (
        <line
          // oxlint-disable-next-line react/no-array-index-key -- the furrows never change
          key={at}
          className={at === TODAY ? classes.today : undefined}
          x1={10 + at * 12}
          x2={10 + at * 12}
          y1={190}
          y2={190 - height}
        />
      ))}
      <line x1={4} x2={376} y1={191} y2={191} />
    </svg>
  );
}
