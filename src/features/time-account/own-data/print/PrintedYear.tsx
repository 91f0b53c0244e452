import { useTranslation } from 'react-i18next';
import { ABSENCE_KINDS } from '@/domain/account/absence';
import { absenceDays, vacationOf } from '@/domain/account/absenceYear';
import { accountMonths, accountYear } from '@/domain/account/accountMonths';
import type { FileTable } from '@/domain/find/exportTable';
import { hoursOfHundredths } from '@/domain/hundredths';
import { useFormats } from '@/shared/i18n/useFormats';
import { PrintedPage } from '@/shared/lists/find/tools/PrintedPage';
import { type OwnAccount, useOwnAccount, yesterdayOf } from '../../useOwnAccount';
import { useAccountWords } from '../../useAccountWords';

interface PrintedYearProps {
  readonly year: number;
  readonly onEnd: () => void;
}

/** The year of the account on one page, the oldest month first. */
export function PrintedYear({ year, onEnd }: PrintedYearProps) {
  const { t } = useTranslation('ownData');
  const own = useOwnAccount(year);
  const formats = useFormats();
  const table = useYearTable(year, own);
  if (!own?.account || !table) return null;
  return (
    <PrintedPage
      title={t('print.heading', { year })}
      table={table}
      total={null}
      above={<p className="figures">{t('print.asOf', { date: formats.date(yesterdayOf(own)) })}</p>}
      below={<Sums {...{ year, own }} />}
      onEnd={onEnd}
    />
  );
}

/** Months and their sums; null until all records are read. */
function useYearTable(year: number, own: OwnAccount | undefined): FileTable | null {
  const { t } = useTranslation('ownData');
  const formats = useFormats();
  const { signed } = useAccountWords();
  if (!own?.ledger) return null;
  const sums = accountYear(own.ledger, year);
  const months = accountMonths(own.ledger).filter(
    ({ month, state }) => month.startsWith(`${year}-`) && state !== 'ahead',
  );
  const hours = (value: number) => formats.hours(hoursOfHundredths(value));
  const orNone = (value: number) => (value === 0 ? '–' : hours(value));
  const cells = ({ figures, balance }: NonNullable<typeof sums>) => [
    hours(figures.target),
    hours(figures.worked),
    orNone(figures.credit),
    signed(figures.change),
    figures.booked === 0 ? '–' : signed(figures.booked),
    orNone(figures.lapsed),
    signed(balance),
  ];
  const titles = ['target', 'worked', 'absent', 'change', 'booked', 'lapsed', 'balance'] as const;
  return {
    columns: [
      { title: t('columns.month'), kind: 'text' },
      ...titles.map((key) => ({ title: t(`columns.${key}`), kind: 'hours' as const })),
    ],
    rows: [
      [t('print.before'), '', '', '', '', '', '', signed(sums?.before ?? own.account?.opening ?? 0)],
      ...months.map((month) =>
        [
          month.state === 'running'
            ? t('print.until', { month: formats.monthName(month.month), date: formats.dayMonth(month.to) })
            : formats.monthName(month.month),
        ].concat(cells(month)),
      ),
      ...(sums ? [[t('print.sum'), ...cells(sums)]] : []),
    ],
    notes: [],
  };
}

/** Vacation, other absences, and how the account counts. */
function Sums({ year, own }: { readonly year: number; readonly own: OwnAccount }) {
  const { t } = useTranslation(['ownData', 'timeAccount', 'workSettings']);
  const formats = useFormats();
  const signed = useAccountWords().signed;
  const { account, workDays, days, today } = own;
  const content = { year, days, workDays, today };
  const vacation = vacationOf(
    content,
    account?.entitlements.find((one) => one.year === year),
  );
  const absences = absenceDays(content);
  const inDays = (value: number) => formats.hours(value);
  const parts = ['entitled', 'carriedOver', 'lapsed', 'taken', 'planned', 'left'] as const;
  return (
    <div className="figures">
      <h3>{t('print.vacation')}</h3>
      <p>{parts.map((part) => `${t(`print.days.${part}`)} ${inDays(vacation[part])}`).join(' · ')}</p>
      <h3>{t('print.others')}</h3>
      <p>
        {ABSENCE_KINDS.filter((kind) => kind !== 'vacation')
          .map((kind) => {
            const { taken, planned } = absences[kind];
            const more = planned > 0 ? ` (${t('print.more', { days: inDays(planned) })})` : '';
            return `${t(`timeAccount:kinds.${kind}`)} ${inDays(taken)}${more}`;
          })
          .join(' · ')}
      </p>
      <h3>{t('print.basis')}</h3>
      {account && (
        <p>
          {t('print.begin', { date: formats.date(account.start), hours: signed(account.opening) })}{' '}
          {workDays.rows
            .map(({ from, targets }) =>
              t('print.row', {
                date: formats.date(from),
                hours: formats.hours(targets.reduce((sum, hours) => sum + hours, 0)),
              }),
            )
            .join(' ')}{' '}
          {workDays.state && t('print.holidays', { state: t(`workSettings:states.${workDays.state}`) })}{' '}
          {account.cap && t('print.cap', { hours: formats.hours(hoursOfHundredths(account.cap.limit)) })}
        </p>
      )}
      <p>{t('print.note')}</p>
    </div>
  );
}
