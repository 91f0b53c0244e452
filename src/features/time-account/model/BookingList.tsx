import pencil from 'bootstrap-icons/icons/pencil.svg?icon';
import trash from 'bootstrap-icons/icons/trash3.svg?icon';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { Booking } from '@/domain/account/timeAccount';
import { useFormats } from '@/shared/i18n/useFormats';
import { IconButton } from '@/shared/ui/buttons/IconButton';
import { useAccountWords } from '../useAccountWords';
import classes from './bookingList.module.scss';

interface BookingListProps {
  readonly bookings: readonly Booking[];
  readonly edited: Booking | null;
  /** False while something is typed, because another booking in the fields would replace it. */
  readonly canEdit: boolean;
  readonly onEdit: (booking: Booking) => void;
  readonly onDelete: (booking: Booking) => void;
}

/** The bookings of the account, the newest first. Without any, nothing is shown. */
export function BookingList({ bookings, edited, canEdit, onEdit, onDelete }: BookingListProps) {
  const { t } = useTranslation('accountModel');
  const formats = useFormats();
  const { signed } = useAccountWords();
  const id = useId();
  if (bookings.length === 0) return null;
  return (
    <section className="above-20" aria-labelledby={id}>
      <h3 id={id} className="below-4 text-14 weight-560">
        {t('booking.list')}
      </h3>
      <ul className={classes.list}>
        {bookings.toReversed().map((booking) => {
          const date = formats.date(booking.date);
          return (
            <li key={booking.id} aria-current={booking.id === edited?.id ? 'true' : undefined}>
              <span className="figures">{date}</span>
              <b className="figures weight-560 at-right">
                {t('effect.hours', { hours: signed(booking.hours) })}
              </b>
              <span className="text-secondary break-anywhere">{booking.reason}</span>
              <IconButton
                icon={pencil}
                label={canEdit ? t('booking.editOne') : t('booking.typed')}
                about={date}
                disabled={!canEdit}
                onClick={() => onEdit(booking)}
              />
              <IconButton
                icon={trash}
                tone="danger"
                label={t('booking.deleteOne')}
                about={date}
                onClick={() => onDelete(booking)}
              />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
