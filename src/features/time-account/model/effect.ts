import { accountDays } from '@/domain/account/accountDays';
import { accountLedger, balanceNow, balanceOn } from '@/domain/account/ledger';
import type { Booking } from '@/domain/account/timeAccount';
import type { Hundredths } from '@/domain/hundredths';
import { type IsoDate, monthOf } from '@/domain/time/period';
import { withWorkDays } from '@/shared/work-days/workDaysKept';
import { type AccountSettings, type OwnAccount, yesterdayOf } from '../useOwnAccount';
import type { Model } from './typedModel';

/**
 * The effect of a change on the balance.
 *
 * - `unreadable`: something that was typed cannot be read
 * - `unread`: the records are not read yet
 * - `earlier`: the account would begin before the first day whose records are read
 */
export type Effect =
  | { readonly kind: 'unreadable' | 'unread' | 'earlier' }
  | { readonly kind: 'known'; readonly before: Hundredths; readonly after: Hundredths };

/** The effect of other settings on the balance of yesterday. */
export function settingsEffect(
  own: Pick<OwnAccount, 'account' | 'ledger' | 'inputs' | 'asOf'> | undefined,
  { account, workDays, absences, mapped }: AccountSettings,
): Effect {
  if (!own?.account || !own.ledger || !account) return { kind: 'unread' };
  if (account.start < own.account.start) return { kind: 'earlier' };
  // Both balances must be of the same day, also if the records are of an earlier reading.
  const past = { from: account.start, to: yesterdayOf(own) };
  const inputs = { ...own.inputs, workDays, absences, mapped, travelShare: account.travelShare };
  const ledger = accountLedger(accountDays(past, inputs), account, own.asOf);
  return { kind: 'known', before: balanceNow(own.ledger, own.account), after: balanceNow(ledger, account) };
}

/** The effect of another model on the balance of yesterday. */
export function modelEffect(own: OwnAccount | undefined, before: Model, next: Model | null): Effect {
  if (next === null) return { kind: 'unreadable' };
  if (!own?.account) return { kind: 'unread' };
  const { absences, mapped } = own;
  const account = { ...own.account, ...next.account };
  const step = { before: before.workDays, after: next.workDays };
  return settingsEffect(own, {
    account,
    workDays: withWorkDays(own.workDays, step).value,
    absences,
    mapped,
  });
}

/**
 * The effect of other bookings: for a day that is over on the balance of yesterday, and for a later day on the balance that is
 * expected at the end of its month.
 */
export function bookingEffect(
  own: Pick<OwnAccount, 'account' | 'days' | 'ledger' | 'asOf'> | undefined,
  bookings: readonly Booking[] | null,
  date: IsoDate,
): Effect {
  if (bookings === null) return { kind: 'unreadable' };
  if (!own?.account || !own.ledger) return { kind: 'unread' };
  const { account, ledger, asOf } = own;
  const changed = accountLedger(own.days, { ...account, bookings }, asOf);
  const balance = (of: typeof ledger) =>
    date < asOf ? balanceNow(of, account) : balanceOn(of, monthOf(date).to);
  const [before, after] = [balance(ledger), balance(changed)];
  return before === undefined || after === undefined ? { kind: 'unread' } : { kind: 'known', before, after };
}
