import { accountDays } from '@/domain/account/accountDays';
import { accountLedger, balanceNow, balanceOn } from '@/domain/account/ledger';
import type { Booking } from '@/domain/account/timeAccount';
import type { Hundredths } from '@/domain/hundredths';
import { type IsoDate, addDays, monthOf } from '@/domain/time/period';
import type { OwnAccount } from '../useOwnAccount';
import type { Model } from './typedModel';

/**
 * What a change does to the balance.
 *
 * - `unreadable`: something that was typed cannot be read
 * - `unread`: the records are not read yet
 * - `earlier`: the account would begin earlier than the records are read
 */
export type Effect =
  | { readonly kind: 'unreadable' | 'unread' | 'earlier' }
  | { readonly kind: 'known'; readonly before: Hundredths; readonly after: Hundredths };

/** What another model does to the balance of yesterday. */
export function modelEffect(own: OwnAccount | undefined, next: Model | null): Effect {
  if (next === null) return { kind: 'unreadable' };
  if (!own?.account || !own.ledger) return { kind: 'unread' };
  if (next.account.start < own.account.start) return { kind: 'earlier' };
  const account = { ...own.account, ...next.account };
  const past = { from: account.start, to: addDays(own.today, -1) };
  const inputs = { ...own.inputs, workDays: next.workDays, travelShare: account.travelShare };
  const ledger = accountLedger(accountDays(past, inputs), account, own.today);
  return { kind: 'known', before: balanceNow(own.ledger, own.account), after: balanceNow(ledger, account) };
}

/**
 * What other bookings do to the balance that a day has an effect on: that of yesterday, or from today on the expected one
 * at the end of the day's month.
 */
export function bookingEffect(
  own: OwnAccount | undefined,
  bookings: readonly Booking[] | null,
  date: IsoDate,
): Effect {
  if (bookings === null) return { kind: 'unreadable' };
  if (!own?.account || !own.ledger) return { kind: 'unread' };
  const { account, ledger, today } = own;
  const changed = accountLedger(own.days, { ...account, bookings }, today);
  const balance = (of: typeof ledger) =>
    date < today ? balanceNow(of, account) : balanceOn(of, monthOf(date).to);
  const [before, after] = [balance(ledger), balance(changed)];
  return before === undefined || after === undefined ? { kind: 'unread' } : { kind: 'known', before, after };
}
