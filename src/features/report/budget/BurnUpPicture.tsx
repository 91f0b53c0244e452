import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type BurnUpPoint, burnUpMonths, monthStarts, scaleSteps } from '@/domain/report/burnUp';
import { hoursOfHundredths } from '@/domain/hundredths';
import { type IsoDate, monthOf, monthOfDay } from '@/domain/time/period';
import { useFormats } from '@/shared/i18n/useFormats';
import { useToday } from '@/shared/ui/timing/useClock';
import { useWidthOf } from '@/shared/ui/window/useNear';
import { type BurnUpShapes, burnUpShapes } from './burnUpShapes';
import type { BudgetLine } from './useBudgetLines';
import classes from './burnUpPicture.module.scss';

/** The width of the picture until its place is measured, in pixels. */
const USUAL_WIDTH = 720;
/** A picture that is narrower than this is also lower. */
const NARROW = 480;

interface BurnUpPictureProps {
  readonly line: BudgetLine;
  readonly points: readonly BurnUpPoint[];
}

/** The burn-up as a picture, drawn in the size in which it is shown. */
export function BurnUpPicture({ line, points }: BurnUpPictureProps) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const today = useToday();
  const place = useRef<HTMLDivElement>(null);
  const width = useWidthOf(place) || USUAL_WIDTH;
  const pattern = useId();
  const { name, title, forecast } = line;
  const { used, budget } = forecast;
  const hours = (value: number) => formats.hours(hoursOfHundredths(value));
  const [first] = points;
  const size = { width, height: width < NARROW ? 250 : 286 };
  const sentence = t('budget.burnUp.picture', {
    name,
    title,
    used: hours(used),
    budget: formats.hourSum(hoursOfHundredths(budget ?? 0)),
  });
  const months = burnUpMonths(first?.date ?? today, forecast.end, today);
  const shapes = burnUpShapes({ forecast, points, months, today, size });
  return (
    <div ref={place}>
      <svg
        className={classes.picture}
        viewBox={`0 0 ${size.width} ${size.height}`}
        role="img"
        aria-label={sentence}
      >
        <defs>
          <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse">
            <rect className={classes.ground} width="6" height="6" />
            <path className={classes.furrow} d="M.5 0V6" />
          </pattern>
        </defs>
        <Axes shapes={shapes} days={monthStarts(months)} largest={Math.max(used, budget ?? 0)} />
        <polygon points={shapes.area} fill={`url(#${pattern})`} />
        <polygon className={classes.cone} points={shapes.cone} />
        <path className={classes.edge} d={shapes.edges} />
        <polyline className={classes.line} points={shapes.line} />
        <Marks shapes={shapes} line={line} />
      </svg>
    </div>
  );
}

interface AxesProps {
  readonly shapes: BurnUpShapes;
  /** The first days of the months. */
  readonly days: readonly IsoDate[];
  readonly largest: number;
}

/** A month must be at least this wide for its short name, or for its first letter, in pixels. */
const SHORT_NAME = 40;
const LETTER = 12;

function Axes({ shapes, days, largest }: AxesProps) {
  const formats = useFormats();
  const { x, y, left, right, bottom } = shapes;
  const width = (right - left) / Math.max(1, days.length);
  const year = (day: IsoDate) => (width >= SHORT_NAME ? day.slice(2, 4) : day.slice(0, 4));
  const labelOf = (day: IsoDate) => {
    const isFirst = day.slice(5, 7) === '01';
    const monthName = formats.monthName(monthOfDay(day));
    if (width >= SHORT_NAME) return isFirst ? `${monthName.slice(0, 3)} ${year(day)}` : monthName.slice(0, 3);
    if (width >= LETTER) return monthName.slice(0, 1);
    return isFirst ? year(day) : '';
  };
  return (
    <>
      {scaleSteps(hoursOfHundredths(largest)).map((hours) => (
        <g key={hours}>
          <line className={classes.grid} x1={left} x2={right} y1={y(hours * 100)} y2={y(hours * 100)} />
          <text x={left - 8} y={y(hours * 100) + 4} textAnchor="end">
            {formats.hourSum(hours)}
          </text>
        </g>
      ))}
      {days.map((day) => {
        const [from, to] = [x(day), x(monthOf(day).to)];
        return (
          <g key={day}>
            {labelOf(day) !== '' && (
              <line className={classes.grid} x1={from} x2={from} y1={bottom} y2={bottom + 5} />
            )}
            <text x={(from + to) / 2} y={bottom + 20} textAnchor="middle">
              {labelOf(day)}
            </text>
          </g>
        );
      })}
    </>
  );
}

/** If budget and used hours are at least this far apart, the label of today fits between them, in pixels. */
const CLEAR_HEIGHT = 34;
/** The approximate width of a label, in pixels. */
const LABEL_WIDTH = 130;

function Marks({ shapes, line }: { readonly shapes: BurnUpShapes; readonly line: BudgetLine }) {
  const { t } = useTranslation('report');
  const formats = useFormats();
  const { now, left, right, bottom, budgetY, range } = shapes;
  const { used, budget } = line.forecast;
  const hours = (value: number) => formats.hours(hoursOfHundredths(value));
  const isNearBudget = Math.abs(now.y - budgetY) < CLEAR_HEIGHT;
  // Further left, the label would cover the line of used hours.
  const isOnRight = now.x - left < LABEL_WIDTH || (isNearBudget && right - now.x > LABEL_WIDTH);
  const middle = range ? (range.from + range.to) / 2 : 0;
  const isRangeLeft = range !== null && middle - left < 2 * LABEL_WIDTH;
  const isRangeRight = right - middle < LABEL_WIDTH / 2;
  return (
    <>
      <line className={classes.budget} x1={left} x2={right} y1={budgetY} y2={budgetY} />
      <text
        className={classes.strong}
        x={isRangeLeft ? right - 6 : left + 6}
        y={budgetY - 8}
        textAnchor={isRangeLeft ? 'end' : 'start'}
      >
        {t('budget.burnUp.budget', { hours: formats.hourSum(hoursOfHundredths(budget ?? 0)) })}
      </text>
      {range && (
        <>
          <line className={classes.range} x1={range.from} x2={range.to} y1={budgetY} y2={budgetY} />
          <text
            className={classes.strong}
            x={isRangeRight ? right : middle}
            y={budgetY - 10}
            textAnchor={isRangeRight ? 'end' : 'middle'}
          >
            {line.until}
          </text>
        </>
      )}
      <line className={classes.now} x1={now.x} x2={now.x} y1={now.y} y2={bottom} />
      <circle className={classes.dot} cx={now.x} cy={now.y} r="5" />
      <text
        className={classes.strong}
        x={isOnRight ? now.x + 10 : now.x - 10}
        y={isNearBudget ? Math.max(now.y, budgetY) + 22 : now.y - 10}
        textAnchor={isOnRight ? 'start' : 'end'}
      >
        {t('budget.burnUp.today', { hours: hours(used) })}
      </text>
    </>
  );
}
