import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import classes from './calendarView.module.scss';

const KEYS = ['go', 'move', 'length', 'open', 'select', 'remove', 'undo'] as const;

/** The keys of the calendar, for users who are new to it; in the month also what the mouse does. */
export function CalendarKeys({ isMonth }: { readonly isMonth: boolean }) {
  const { t } = useTranslation('workCalendar');
  if (isMonth)
    return <p className={clsx('no-touch text-faint text-small', classes.hint)}>{t('monthHint')}</p>;
  return (
    <ul className={clsx('no-touch', classes.keys)} aria-label={t('keys.label')}>
      {KEYS.map((key) => (
        <li key={key}>
          <kbd className="tw-key-cap">{t(`keys.${key}.key`)}</kbd> {t(`keys.${key}.does`)}
        </li>
      ))}
    </ul>
  );
}
