import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { BurnUpPoint } from '@/domain/report/burnUp';
import { forecastWeeks, paceWeeks } from '@/domain/report/budgetRange';
import { centsOfEuros } from '@/domain/money/money';
import type { Forecast } from '@/domain/report/forecast';
import { type Hundredths, hoursOfHundredths } from '@/domain/hundredths';
import { calendarWeek } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { isForPage, isPlain } from '@/shared/ui/keys/keyPress';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { useToday } from '@/shared/ui/timing/useClock';
import { useAnswer } from '../reading/useAnswer';
import { BurnUpPicture } from './BurnUpPicture';
import { type BudgetLine, paceHours } from './useBudgetLines';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './burnUp.module.scss';

interface BurnUpProps {
  readonly line: BudgetLine;
  readonly onClose: () => void;
}

/** How the hours of a budget grew and when it ends, as a picture or as a table, with the pace beside it. */
export function BurnUp({ line, onClose }: BurnUpProps) {
  const { t } = useTranslation('report');
  const [isTable, setIsTable] = useState(false);
  const { answer } = useAnswer({ kind: 'burnUp', projects: line.projects });
  const { forecast, title, path, isCustomer } = line;
  useDocumentKey((event) => {
    if (event.key === 'Escape' && isPlain(event) && isForPage(event)) onClose();
  });
  return (
    <div className={classes.burnUp}>
      <div className={classes.place}>
        {answer &&
          (isTable ? (
            <PointsTable line={line} points={answer.points} />
          ) : (
            <BurnUpPicture line={line} points={answer.points} />
          ))}
      </div>
      <div>
        <h2 className="text-15 text-strong below-2">{title}</h2>
        <p className="text-secondary text-small pretty below-10">
          <PaceSentence forecast={forecast} />
        </p>
        <Weeks weeks={forecast.weeks} />
        <Figures forecast={forecast} rate={answer?.rate ?? null} />
        <div className={classes.links}>
          <Link className="tw-link" to={path}>
            {isCustomer ? t('budget.burnUp.openCustomer') : t('budget.burnUp.openProject')}
          </Link>
          <Button
            look="link"
            label={t('budget.burnUp.asTable')}
            aria-pressed={isTable}
            onClick={() => setIsTable(!isTable)}
          />
        </div>
      </div>
    </div>
  );
}

function PaceSentence({ forecast: { pace, group } }: { readonly forecast: Forecast }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  if (group === 'usedUp') return t('budget.burnUp.paceAfter');
  if (!pace) return t('budget.burnUp.noPace');
  const [slow, fast] = [formats.hours(paceHours(pace.slow)), formats.hours(paceHours(pace.fast))];
  return slow === fast ? t('budget.burnUp.evenPace', { fast }) : t('budget.burnUp.pace', { slow, fast });
}

/** The hours of the eight weeks from which the pace is computed; all but the least and the most are solid. */
function Weeks({ weeks }: { readonly weeks: readonly Hundredths[] }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const numbers = forecastWeeks(useToday()).map(({ from }) => calendarWeek(from).week);
  const largest = Math.max(1, ...weeks);
  const used = new Set(paceWeeks(weeks));
  const hours = weeks.map((each) => formats.hourSum(paceHours(each)));
  return (
    <>
      <p className="text-secondary text-tiny weight-500">
        {t('budget.burnUp.weeks', { first: numbers[0], last: numbers.at(-1) })}
      </p>
      <div
        className={classes.weeks}
        role="img"
        aria-label={t('budget.burnUp.weeksValues', { hours: hours.join(', ') })}
      >
        {weeks.map((each, at) => (
          <span key={numbers[at]} className={used.has(at) ? classes.isUsed : undefined}>
            <em>{hours[at]}</em>
            <i style={{ height: `${(each / largest) * 36}px` }} />
            {numbers[at]}
          </span>
        ))}
      </div>
    </>
  );
}

interface FiguresProps {
  readonly forecast: Forecast;
  /** In cents an hour. */
  readonly rate: number | null;
}

function Figures({ forecast: { used, rest }, rate }: FiguresProps) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const hours = (value: Hundredths) => t('budget.rest', { hours: formats.hours(hoursOfHundredths(value)) });
  return (
    <dl className="tw-sums">
      <div>
        <dt>{t('budget.burnUp.used')}</dt>
        <dd>{hours(used)}</dd>
      </div>
      <div>
        <dt>{rest !== null && rest < 0 ? t('budget.burnUp.over') : t('budget.burnUp.left')}</dt>
        <dd>{hours(Math.abs(rest ?? 0))}</dd>
      </div>
      {rate !== null && (
        <div>
          <dt>{t('budget.burnUp.rate')}</dt>
          <dd>{formats.euroSum(centsOfEuros(Math.round(rate / 100)))}</dd>
        </div>
      )}
    </dl>
  );
}

interface PointsTableProps {
  readonly line: BudgetLine;
  readonly points: readonly BurnUpPoint[];
}

/** The points of the picture, the newest first, as in other lists of days. */
function PointsTable({ line: { name, forecast }, points }: PointsTableProps) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const { budget } = forecast;
  if (points.length === 0)
    return <p className="text-secondary text-small pretty below-10">{t('budget.burnUp.none')}</p>;
  return (
    <div className={classes.scroller}>
      <table className={classes.points} aria-label={t('budget.burnUp.points', { name })}>
        <thead>
          <tr>
            <th scope="col">{t('budget.burnUp.upTo')}</th>
            <th scope="col">{t('budget.burnUp.hours')}</th>
            <th scope="col">{t('budget.burnUp.share')}</th>
          </tr>
        </thead>
        <tbody>
          {points.toReversed().map(({ date, used }) => (
            <tr key={date}>
              <th scope="row">{formats.date(date)}</th>
              <td>{formats.hours(hoursOfHundredths(used))}</td>
              <td>{budget === null ? '–' : formats.percent(used / budget)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
