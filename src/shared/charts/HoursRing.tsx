import { useTranslation } from 'react-i18next';
import { sumDecimals } from '@/domain/decimal';
import { sharesOf } from '@/domain/customers/shares';
import { useFormats } from '../i18n/useFormats';
import { useTheme } from '../ui/theme/theme';
import { ChartFrame } from './ChartFrame';
import { CHART_COLOURS, sliceColour } from './chartSize';
import { HoursTable } from './HoursTable';
import { useDrawing } from './useDrawing';
import type { HoursChartProps } from './HoursBars';

interface HoursRingProps extends HoursChartProps {
  /** In the order of the service, most hours first. */
  readonly entries: readonly { readonly name: string; readonly hours: number }[];
}

const loadCanvas = async () => (await import('./RingCanvas')).RingCanvas;

/**
 * Hours as a ring with the total in its hole and a legend with the values. The legend is text from the
 * start; only the ring waits for the library. Needs the texts of `charts`.
 */
export function HoursRing({ title, rowName, entries, isBusy = false, failure }: HoursRingProps) {
  const { t } = useTranslation('charts');
  const format = useFormats();
  const { shown } = useTheme();
  const { place, Canvas, undrawn } = useDrawing(loadCanvas);
  const shares = sharesOf(failure ? [] : entries, CHART_COLOURS);
  const hasRest = shares.some(({ name }) => name === null);
  const total = sumDecimals(shares.map(({ hours }) => hours));
  // Two customers may have projects of the same name.
  const slices = shares.map(({ name, hours, part }, index) => ({
    key: String(index),
    name: name ?? t('others'),
    hours,
    part,
    percent: format.percent(part),
    colour: sliceColour(index, hasRest),
  }));

  return (
    <ChartFrame
      title={title}
      isBusy={isBusy}
      failure={failure ?? undrawn}
      table={
        <HoursTable
          title={title}
          rowName={rowName}
          rows={slices}
          secondName={t('share')}
          secondOf={(hours) => format.percent(total > 0 ? hours / total : 0)}
        />
      }
    >
      {total === 0 && !failure && !isBusy && <p className="text-faint mb-3">{t('empty')}</p>}
      <div className="tw-ring" ref={place}>
        {total > 0 && (
          <div className="pair">
            <div className="disc">
              {Canvas && (
                <div className="plot" aria-hidden="true">
                  <Canvas key={shown} slices={slices} />
                </div>
              )}
              <div className="total">
                <b>{format.hours(total)}</b>
                <small>{t('hours')}</small>
              </div>
            </div>
            <ul className="tw-legend">
              {slices.map(({ key, name, hours, percent, colour }) => (
                <li key={key}>
                  <i className={`c${colour}`} />
                  <bdi>{name}</bdi>
                  <b>
                    {format.hours(hours)}
                    <span className="visually-hidden">
                      {' '}
                      {t('hours')}, {percent}
                    </span>
                  </b>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </ChartFrame>
  );
}
