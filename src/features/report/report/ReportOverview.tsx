import caretDown from 'bootstrap-icons/icons/caret-down-fill.svg?icon';
import caretUp from 'bootstrap-icons/icons/caret-up-fill.svg?icon';
import { useTranslation } from 'react-i18next';
import { changeIn, measured, unpaidHours } from '@/domain/report/sums';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import type { ReportAnswers } from '../reading/answers';
import { useReportWords } from '../useReportWords';
import { isWithPeople } from '../useReportSettings';
import { ReportChart, type ReportChartProps } from './chart/ReportChart';
import classes from './reportView.module.scss';

interface ReportOverviewProps extends ReportChartProps {
  readonly answer: ReportAnswers['report'];
  /** How many customers were read. */
  readonly customers: number;
  /** How many customers are missing although the reading has ended. */
  readonly missing: number;
}

/** The report as a picture and in figures. */
export function ReportOverview(props: ReportOverviewProps) {
  return (
    <>
      <ReportChart {...props} />
      <ReportSummary {...props} />
    </>
  );
}

/** The sum of the report, how it changed, and what it is made of. */
function ReportSummary({ answer, question, measure, customers, missing }: ReportOverviewProps) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const words = useReportWords();
  const { compared } = question;
  const { total, budget } = answer.total;
  const value = measured(total, measure, budget);
  const { difference, part } = words.change(measure, changeIn(answer.total, measure));
  const isUp = difference.startsWith('+');
  const unit = measure === 'rate' ? t('report.summary.rate') : t('report.summary.hours');
  // Without the directory it is unknown how many there are.
  const of = (n: number, all: number) =>
    all === 0 ? formats.hourSum(n) : t('report.summary.of', { n, all: Math.max(n, all) });
  const { summary } = answer;
  const hours = (label: string, amount: number | null): readonly [string, string] => [
    label,
    amount === null ? words.nothing : `${words.hours(amount)} h`,
  ];

  const facts: readonly (readonly [string, string])[] =
    measure === 'rate'
      ? [
          [t('report.summary.revenue'), total.paidHours === 0 ? words.nothing : words.euros(total.paid)],
          hours(t('report.summary.paid'), total.paidHours),
          hours(t('report.summary.unpaid'), unpaidHours(total)),
          ...(total.unknownRevenue === 0
            ? []
            : [hours(t('report.summary.unknownRevenue'), total.unknownRevenue)]),
        ]
      : [
          hours(t('report.summary.travel'), measured(total, 'travel', null)),
          [t('report.summary.entries'), formats.hourSum(total.rows)],
          ...(isWithPeople
            ? [[t('report.summary.people'), of(summary.people, summary.everyone)] as const]
            : []),
          [t('report.summary.customers'), of(summary.customers, customers)],
          hours(t('report.summary.withoutProject'), summary.withoutProject),
        ];
  return (
    <section className={classes.summary} aria-label={t('report.summary.label')}>
      <p className="large-sum figures weight-580">
        {words.value(measure, value)}
        {measure !== 'budget' && value !== null && <small> {unit}</small>}
      </p>
      {missing > 0 && (
        <p className="text-small text-medium text-warning">{t('reading.interim', { count: missing })}</p>
      )}
      {compared && (
        <p className="above-2 text-secondary figures">
          {difference !== words.nothing && !difference.startsWith('±') && (
            <Icon of={isUp ? caretUp : caretDown} className="right-5 text-faint size-10" />
          )}
          {difference} {t('report.summary.against', { compared: words.days(compared) })}
          {part !== '' && ` (${part})`}
        </p>
      )}
      <dl className="tw-sums no-phone above-12">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
