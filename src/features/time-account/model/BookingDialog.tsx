import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking, TimeAccount } from '@/domain/account/timeAccount';
import { hoursOfHundredths } from '@/domain/hundredths';
import { type IsoDate, isIsoDate, monthOfDay, periodOfYear, yearOf } from '@/domain/time/period';
import { Alert } from '@/shared/ui/messages/Alert';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useFormats } from '@/shared/i18n/useFormats';
import { useDeviceValue } from '@/shared/storage/useDeviceValue';
import { DateField } from '@/shared/ui/fields/dates/DateField';
import { TextField } from '@/shared/ui/fields/TextField';
import { useToday } from '@/shared/ui/timing/useClock';
import { timeAccountKind } from '../kept/accountKept';
import { useAccountWords } from '../useAccountWords';
import { type OwnAccount, useOwnAccount } from '../useOwnAccount';
import { BookingList } from './BookingList';
import { type Effect, bookingEffect } from './effect';
import { SignedHoursField } from './SignedHoursField';
import { balanceOf } from './typedModel';
import { type OwnStep, type Stepped, withStep } from '@/domain/changes/ownStep';
import { useSteps } from '@/shared/undo/useSteps';
import { useKeptStep } from '../kept/useKept';

type BookingValues = Readonly<Record<'date' | 'hours' | 'reason', string>>;

/** The dialog that books hours on the account, and lists earlier bookings. */
export function BookingDialog({ onClose }: { readonly onClose: () => void }) {
  const account = useDeviceValue(timeAccountKind).value;
  const [edited, setEdited] = useState<Booking | null>(null);
  if (!account) return null;
  return (
    <LoadedDialog
      // Another booking gets a new form.
      key={edited?.id ?? ''}
      {...{ account, edited, onClose }}
      onEdit={setEdited}
    />
  );
}

interface LoadedProps {
  readonly account: TimeAccount;
  readonly edited: Booking | null;
  readonly onEdit: (booking: Booking | null) => void;
  readonly onClose: () => void;
}

/** The fields and rules of a booking. */
function useBookingForm({ account, edited }: LoadedProps) {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const today = useToday();
  // The end of next year.
  const last = periodOfYear(yearOf(today) + 1).to;
  const known = edited?.hours;
  const form = useAppForm<BookingValues, 'date' | 'early' | 'late' | 'balance' | 'zero'>({
    initial: {
      date: edited?.date ?? today,
      hours: known === undefined ? '' : formats.signedHours(hoursOfHundredths(known)),
      reason: edited?.reason ?? '',
    },
    rules: {
      date: {
        validate: (text) => {
          if (!isIsoDate(text)) return 'date';
          if (text < account.start) return 'early';
          return text > last ? 'late' : undefined;
        },
      },
      hours: {
        validate: (text) => {
          const hours = balanceOf(text, known);
          if (hours === undefined) return 'balance';
          return hours === 0 ? 'zero' : undefined;
        },
      },
    },
    messageOf: (problem) =>
      t(`errors.${problem}`, { date: formats.date(problem === 'early' ? account.start : last) }),
  });

  /** The booking as typed; null while something is wrong. */
  function read(values: BookingValues, id: string): Booking | null {
    const { date, reason } = values;
    const hours = balanceOf(values.hours, known);
    if (!isIsoDate(date) || date < account.start || date > last || !hours) return null;
    return { id, date, hours, reason: reason.trim(), changedAt: 0 };
  }
  return { ...form, read };
}

function LoadedDialog(props: LoadedProps) {
  const { account, edited, onEdit, onClose } = props;
  const { t } = useTranslation('accountModel');
  const form = useBookingForm(props);
  const keep = useBookings();
  const today = useToday();
  const typed = form.read(form.values, edited?.id ?? '');
  const own = useOwnAccount(yearOf(typed?.date ?? today));
  const date = typed?.date ?? today;
  const step = typed && { before: edited ? [edited] : [], after: [typed] };
  const bookings = step && withBookings(account, step).value.bookings;

  async function save(): Promise<SaveOutcome> {
    const submitted = await form.submit();
    const next = submitted && form.read(submitted, edited?.id ?? crypto.randomUUID());
    if (!next) return { kind: 'invalid' };
    await keep(edited, next);
    return { kind: 'saved', finish: onClose };
  }

  async function remove(booking: Booking) {
    if (booking.id === edited?.id) onEdit(null);
    await keep(booking, null);
  }

  return (
    <FormDialog
      title={t(edited ? 'booking.edit' : 'booking.title')}
      isDirty={form.isDirty}
      typesAtOnce
      saveLabel={t(edited ? 'booking.save' : 'booking.add')}
      describeFailure={(reason) => t('booking.failed', { reason })}
      save={save}
      onClose={onClose}
    >
      <BookingFields form={form} edited={edited} />
      <Alert tone="quiet" className="above-16">
        <BookingEffect effect={bookingEffect(own, bookings, date)} date={date} own={own} />
      </Alert>
      <BookingList
        bookings={account.bookings}
        edited={edited}
        canEdit={!form.isDirty}
        onEdit={onEdit}
        onDelete={(booking) => void remove(booking)}
      />
    </FormDialog>
  );
}

interface BookingFieldsProps {
  readonly form: ReturnType<typeof useBookingForm>;
  readonly edited: Booking | null;
}

function BookingFields({ form, edited }: BookingFieldsProps) {
  const { t } = useTranslation('accountModel');
  return (
    <div className="tw-form">
      <div className="span-6 phone-span-12">
        <DateField dayOf="work" label={t('booking.date')} required {...form.valueField('date')} />
      </div>
      <div className="span-6 phone-span-12">
        <SignedHoursField
          label={t('booking.hours')}
          required
          hint={t('booking.sign')}
          known={edited && hoursOfHundredths(edited.hours)}
          {...form.valueField('hours')}
        />
      </div>
      <TextField label={t('booking.reason')} {...form.field('reason')} />
    </div>
  );
}

interface BookingEffectProps {
  readonly effect: Effect;
  readonly date: IsoDate;
  readonly own: OwnAccount | undefined;
}

function BookingEffect({ effect, date, own }: BookingEffectProps) {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const words = useAccountWords();
  if (effect.kind === 'unreadable') return t('effect.unreadable');
  const from = t('booking.effect', { date: formats.dayMonth(date) });
  if (effect.kind !== 'known' || !own) return `${from} ${t('effect.unread')}`;
  const then =
    date < own.asOf
      ? t('booking.counted', { day: words.counted(own) })
      : t('booking.endOf', { month: formats.monthName(monthOfDay(date)) });
  return (
    <>
      {from} {then} <b>{t('effect.hours', { hours: words.signed(effect.after) })}</b>
      {t('effect.end')}
    </>
  );
}

/** Makes a step in the bookings of an account, or undoes it. The result is in order of days. */
function withBookings(
  account: TimeAccount,
  step: OwnStep<readonly Booking[]>,
  undoneAt?: number,
): Stepped<TimeAccount> {
  const { value, isWhole } = withStep(account.bookings, step, ({ id }) => id, undoneAt);
  const bookings = value.toSorted((one, other) => (one.date < other.date ? -1 : 1));
  return { value: { ...account, bookings }, isWhole };
}

/** Adds, changes and deletes bookings; each of these steps can be undone. */
function useBookings() {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const { signed } = useAccountWords();
  const stepAccount = useKeptStep(timeAccountKind);
  const steps = useSteps();

  return async (before: Booking | null, after: Booking | null) => {
    const booking = after ?? before;
    if (booking === null) return;
    const list = (one: Booking | null) => (one ? [one] : []);
    const step = { before: list(before), after: list(after && { ...after, changedAt: Date.now() }) };
    const undo = await stepAccount((now, undoneAt) => withBookings(now, step, undoneAt));
    const done = before === null ? 'added' : after === null ? 'deleted' : 'changed';
    const hours = signed(booking.hours);
    const detail = t('booking.detail', { date: formats.date(booking.date), hours });
    steps.addTold({ text: t(`booking.${done}`), detail, undo });
  };
}
