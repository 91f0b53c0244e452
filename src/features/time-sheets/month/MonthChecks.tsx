import { clsx } from 'clsx';
import tick from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { useState } from 'react';
import { calendarWeek } from '@/domain/time/period';
import { Icon } from '@/shared/ui/buttons/Icon';
import { env } from '@/shared/env';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { FreeSpan } from './FreeSpan';
import type { CheckGroup, CheckLine } from './useCheckLines';
import { useMonthWords } from './useMonthWords';
import { CheckFix, type CheckFixProps } from './CheckFix';
import classes from './monthChecks.module.scss';

interface MonthChecksProps extends Omit<CheckFixProps, 'line' | 'words'> {
  readonly groups: readonly CheckGroup[];
}

/** This many days without an entry are most likely a vacation. */
const MANY_GAPS = 3;

/** The findings to look at before the month is closed, each with its fixes. */
export function MonthChecks({ groups, ...rest }: MonthChecksProps) {
  const words = useMonthWords();
  const { t } = words;
  const open = groups.reduce((sum, group) => sum + group.open, 0);
  return (
    <section aria-label={t('monthClose:check.title')}>
      <div className="tw-section-head above-24">
        <h2>{t('monthClose:check.title')}</h2>
        {open > 0 && <span className="count">{open}</span>}
      </div>
      <ul>
        {groups.map(({ kind, lines, open: left }) => (
          <li key={kind} className="tw-finding">
            <CheckIcon isDone={left === 0} />
            <div>
              <h3
                className={clsx(
                  'text-14 lines-plain',
                  left === 0 ? 'text-secondary weight-480' : 'weight-560',
                )}
              >
                {t(`monthClose:check.${kind}`, {
                  count: left === 0 ? lines.length : left,
                  step: words.formats.plain(env.hoursStep),
                })}
              </h3>
              {kind === 'gap' && lines.length >= MANY_GAPS && (
                <FreeSpan
                  gaps={lines.flatMap(({ check: gap, isOpen }) => (isOpen ? gap : []))}
                  fixer={rest.fixer}
                  words={words}
                />
              )}
              <CheckLines {...{ lines, words }} {...rest} />
            </div>
          </li>
        ))}
        {groups.length === 0 && (
          <li className="tw-finding">
            <CheckIcon isDone />
            <p className="text-secondary text-14 weight-480 lines-plain">{t('monthClose:check.nothing')}</p>
          </li>
        )}
      </ul>
    </section>
  );
}

function CheckIcon({ isDone }: { readonly isDone: boolean }) {
  const look = isDone ? 'mark-success' : 'mark-warning';
  return <Icon of={isDone ? tick : triangle} className={clsx('above-3 size-15', look)} />;
}

interface CheckLinesProps extends Omit<CheckFixProps, 'line'> {
  readonly lines: readonly CheckLine[];
}

/** More lines than these are folded by week on phones. */
const UNFOLDED = 7;

/**
 * The lines of one kind of finding. On a phone many lines fold by week; the first week with an open line is unfolded.
 */
function CheckLines({ lines, ...rest }: CheckLinesProps) {
  const isPhone = usePhone();
  if (!isPhone || lines.length <= UNFOLDED)
    return lines.map((line) => <CheckFix key={line.check.key} line={line} {...rest} />);
  const mondayOf = ({ check }: CheckLine) => calendarWeek(check.date).monday;
  const first = lines.find(({ isOpen }) => isOpen);
  return [...new Set(lines.map(mondayOf))].map((monday) => (
    <Week
      key={monday}
      lines={lines.filter((line) => mondayOf(line) === monday)}
      startsOpen={first !== undefined && mondayOf(first) === monday}
      {...rest}
    />
  ));
}

function Week({ lines, startsOpen, ...rest }: CheckLinesProps & { readonly startsOpen: boolean }) {
  const { t, formats } = rest.words;
  const [isOpen, setIsOpen] = useState(startsOpen);
  const [first, last] = [lines[0]?.check.date, lines.at(-1)?.check.date];
  if (first === undefined || last === undefined) return null;
  const left = lines.filter((line) => line.isOpen).length;
  return (
    <details
      className={classes.week}
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <b className="weight-560">{t('monthClose:weekOf', { week: calendarWeek(first).week })}</b>{' '}
        <span className="figures text-faint">{formats.dayRange(first, last, 'never')}</span>
        <span className="push-right text-secondary text-small">{t('monthClose:left', { count: left })}</span>
      </summary>
      {lines.map((line) => (
        <CheckFix key={line.check.key} line={line} {...rest} />
      ))}
    </details>
  );
}
