import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { PivotQuestion, ReportPivot } from '@/domain/report/pivot';
import { type TimeChart, chartStrips, notchOf } from '@/domain/report/reportChart';
import type { Measure } from '@/domain/report/sums';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { useReportWords } from '../../useReportWords';
import classes from './reportChart.module.scss';

/** The approximate width of the widest strip, in pixels. */
const WIDTH = { desktop: 480, phone: 270 } as const;

export interface ReportChartProps {
  readonly answer: ReportPivot;
  /** The question that the report answers. */
  readonly question: PivotQuestion;
  readonly measure: Measure;
  /** The strips of columns of time; null without them. */
  readonly times: TimeChart | null;
}

/** A strip of the drawing. */
interface Drawn {
  readonly key: string;
  readonly name: string;
  /** A text in grey beside the name. */
  readonly detail: string | null;
  readonly value: number;
  readonly before: number | null;
  readonly parts: readonly { readonly colour: number | null; readonly value: number }[];
}

/** The largest rows, or the columns of time, as strips with notches. The accessible name of the picture has all numbers. */
export function ReportChart(props: ReportChartProps) {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const isPhone = usePhone();
  const { answer, question, measure, times } = props;
  const { rows, compared } = question;
  const strips = useStrips(props);
  const largest = Math.max(0, ...strips.flatMap(({ value, before }) => [value, before ?? 0]));
  const notch = notchOf(measure, largest, isPhone ? WIDTH.phone : WIDTH.desktop);
  const of = times ? t(`report.chart.perTime.${answer.by}`) : t(`report.chart.perRow.${rows}`);
  const title =
    measure === 'rate'
      ? t('report.chart.rate')
      : t('report.chart.per', { what: t(`report.measures.${measure}`), of });
  const spoken = strips.map(({ name, value, before }) => {
    const strip = t('report.chart.strip', { name, value: words.value(measure, value) });
    if (before === null || !compared) return strip;
    const earlier = { compared: words.days(compared), value: words.value(measure, before) };
    return `${strip} (${t('report.chart.before', earlier)})`;
  });

  const notchWords = useNotchWords(measure, notch);

  if (largest === 0) return null;
  return (
    <section className={classes.chart} aria-label={title}>
      <h2>{title}</h2>
      <div
        role="img"
        aria-label={t('report.chart.sentence', { title, strips: spoken.join(', ') })}
        className={clsx(classes.strips, times && classes.isByTime)}
      >
        {strips.map((strip) => (
          <Strip
            key={strip.key}
            {...{ strip, largest, notch }}
            value={words.value(measure, strip.value || null)}
          />
        ))}
      </div>
      <Legend times={times} notch={t('report.chart.notch', { size: notchWords })}>
        {!times && compared && strips.some(({ before }) => (before ?? 0) > 0) && (
          <span className="inline-row gap-7">
            <i className={classes.tick} />
            {words.days(compared)}
          </span>
        )}
      </Legend>
    </section>
  );
}

/** The strips to draw, with their names. */
function useStrips({ answer, question, measure, times }: ReportChartProps): readonly Drawn[] {
  const { t } = useTranslation('report');
  const words = useReportWords();
  if (times) {
    const columns = new Map(answer.columns.map((column) => [column.key, words.column(column)]));
    return times.strips.map(({ key, value, parts }) => ({
      key,
      name: columns.get(key)?.name ?? key,
      detail: columns.get(key)?.days ?? null,
      value,
      before: null,
      parts: parts.map(({ place, value: part }) => ({
        colour: place === null ? 8 : times.rows.length > 0 ? place : null,
        value: part,
      })),
    }));
  }
  return chartStrips(answer.rows, measure).map(({ row, value, before }) => ({
    key: row?.path ?? ':others',
    name: row ? words.rowName(row) : t('report.others'),
    detail: row?.level === 'project' ? row.customerName : null,
    value,
    before: question.compared && before,
    parts: [{ colour: null, value }],
  }));
}

function useNotchWords(measure: Measure, notch: number): string {
  const { t } = useTranslation('report');
  const words = useReportWords();
  if (measure === 'rate') return t('report.chart.rateNotch', { euros: words.euros(notch) });
  if (measure === 'budget') return t('report.chart.budgetNotch', { percent: words.value(measure, notch) });
  return notch === 800 ? t('report.chart.day') : t('report.chart.hoursNotch', { hours: notch / 100 });
}

interface StripProps {
  readonly strip: Drawn;
  /** The value that is as wide as the chart. */
  readonly largest: number;
  readonly notch: number;
  readonly value: string;
}

function Strip({ strip: { name, detail, value: size, before, parts }, largest, notch, value }: StripProps) {
  // If the tick is beyond the end of the strip, the value is drawn beside the tick.
  const end = Math.max(size, before ?? 0) / largest;
  return (
    <div className={classes.strip}>
      <span className={classes.name}>
        {name}
        {detail !== null && <small className="text-faint text-tiny weight-420"> {detail}</small>}
      </span>
      <span className={classes.track}>
        <span className={classes.bar} style={{ '--part': size / largest }}>
          {parts.map((part, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- parts differ only by their position
            <Part key={at} {...part} notch={notch} whole={size} />
          ))}
        </span>
        {before !== null && before > 0 && (
          <span className={classes.before} style={{ '--part': before / largest }} />
        )}
        <span className={classes.value} style={{ '--part': end }}>
          {value}
        </span>
      </span>
    </div>
  );
}

interface PartProps extends Pick<StripProps, 'notch'> {
  readonly colour: number | null;
  readonly value: number;
  /** The value of the whole strip. */
  readonly whole: number;
}

function Part({ colour, value, whole, notch }: PartProps) {
  const filled =
    colour === null
      ? 'color-mix(in srgb, var(--tw-chart-1) 70%, var(--tw-surface))'
      : `var(--tw-chart-${colour + 1})`;
  const notchPart = `${(notch / value) * 100}%`;
  return <i style={{ '--size': value / whole, '--notch': notchPart, '--colour': filled }} />;
}

interface LegendProps {
  readonly times: TimeChart | null;
  readonly notch: string;
  readonly children: ReactNode;
}

/** Explains the colours and notches. */
function Legend({ times, notch, children }: LegendProps) {
  const { t } = useTranslation('report');
  const words = useReportWords();
  const swatch = (key: string, colour: number, label: string) => (
    <span key={key} className="inline-row gap-7">
      <i className={classes.swatch} style={{ '--colour': `var(--tw-chart-${colour})` }} />
      {label}
    </span>
  );
  return (
    <p className="wrap text-faint text-tiny as-flex above-12 gap-4-16">
      {times?.rows.map((row, at) => swatch(row.path, at + 1, words.rowName(row)))}
      {times?.hasOthers && swatch(':others', 9, t('report.others'))}
      <span className="inline-row gap-7">
        <i className={classes.notch} />
        {notch}
      </span>
      {children}
    </p>
  );
}
