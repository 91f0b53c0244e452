import { useTranslation } from 'react-i18next';
import { HOURS_PER_TAGWERK } from '@/domain/limits';
import { useFormats } from '../i18n/useFormats';
import { useTheme } from '../ui/theme/theme';
import { ChartFrame, type ChartFrameProps } from './ChartFrame';
import { barScale } from './chartSize';
import { HoursTable } from './HoursTable';
import { useDrawing } from './useDrawing';

/** A week or month of a chart of hours. */
export interface HoursRow {
  readonly key: string;
  /** `November`, `KW 47`. */
  readonly label: string;
  /** Below it, in grey: `2026`, `09.–13.11.`. */
  readonly detail: string;
  /** Null while they are not known. */
  readonly hours: number | null;
}

/** The properties that all charts of hours share. */
export interface HoursChartProps extends Pick<ChartFrameProps, 'failure' | 'isBusy' | 'title'> {
  /** The head of the table's first column: `Month`. */
  readonly rowName: string;
}

interface HoursBarsProps extends HoursChartProps {
  /** Newest first; its bar is solid if it is the current one. */
  readonly rows: readonly HoursRow[];
  /** The newest row is this week or month. */
  readonly isCurrent: boolean;
}

const ROW_HEIGHT = 66;

const loadCanvas = async () => (await import('./BarsCanvas')).BarsCanvas;

/**
 * Hours as horizontal strips, newest on top, with a notch per 8 hours. Labels and values are text from the start; only
 * the bars wait for the library. Needs the texts of `charts`.
 */
export function HoursBars({ title, rowName, rows, isCurrent, isBusy = false, failure }: HoursBarsProps) {
  const { t } = useTranslation('charts');
  const format = useFormats();
  const { shown } = useTheme();
  const { place, Canvas, undrawn } = useDrawing(loadCanvas);
  const bars = failure ? [] : rows;
  const hours = bars.flatMap((row) => row.hours ?? []);
  const scale = barScale(hours);
  const isEmpty = hours.every((value) => value === 0);

  return (
    <ChartFrame
      title={title}
      isBusy={isBusy}
      failure={failure ?? undrawn}
      height={Math.max(rows.length, 1) * ROW_HEIGHT}
      chartKey={
        isEmpty && !failure && !isBusy ? (
          <span>{t('empty')}</span>
        ) : (
          <span className="tw-key">
            <i />
            {t('notch')}
          </span>
        )
      }
      tableKey={t('tagwerk')}
      table={
        <HoursTable
          title={title}
          rowName={rowName}
          rows={bars.map((row) => ({ key: row.key, name: `${row.label} ${row.detail}`, hours: row.hours }))}
          secondName={t('tagwerke')}
          secondOf={(sum) => format.hours(Math.round((sum / HOURS_PER_TAGWERK) * 10) / 10)}
        />
      }
    >
      <div className="tw-bars" ref={place}>
        <ol>
          {bars.map((row) => (
            <li key={row.key}>
              <span className="label">
                <b>{row.label}</b> <small>{row.detail}</small>
              </span>
              <span className="track">
                <span className="value" style={{ '--at': `${((row.hours ?? 0) / scale) * 100}%` }}>
                  {format.hours(row.hours)}
                  <span className="visually-hidden"> {t('hours')}</span>
                </span>
              </span>
            </li>
          ))}
        </ol>
        {Canvas && !isEmpty && (
          <div className="plot" aria-hidden="true">
            <Canvas key={shown} hours={hours} current={isCurrent ? 0 : -1} />
          </div>
        )}
      </div>
    </ChartFrame>
  );
}
