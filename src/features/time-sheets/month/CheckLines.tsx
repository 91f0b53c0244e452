import { useState } from 'react';
import { calendarWeek } from '@/domain/time/period';
import { usePhone } from '@/shared/ui/useMediaQuery';
import { CheckFix, type CheckFixProps } from './CheckFix';
import type { CheckLine } from './useCheckLines';

interface CheckLinesProps extends Omit<CheckFixProps, 'line'> {
  readonly lines: readonly CheckLine[];
}

/** More lines than these are folded by week on phones. */
const UNFOLDED = 7;

/** The lines of a finding; many of them fold by week on phones, where the first that has something to do is open. */
export function CheckLines({ lines, ...rest }: CheckLinesProps) {
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
      className="tw-fold"
      open={isOpen}
      onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}
    >
      <summary>
        <b>{t('monthClose:weekOf', { week: calendarWeek(first).week })}</b>{' '}
        <span className="num">{formats.dayRange(first, last, 'never')}</span>
        <span className="left">{t('monthClose:left', { count: left })}</span>
      </summary>
      {lines.map((line) => (
        <CheckFix key={line.check.key} line={line} {...rest} />
      ))}
    </details>
  );
}
