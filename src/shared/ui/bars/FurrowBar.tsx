import { clsx } from 'clsx';
import './furrowBar.scss';

interface FurrowBarProps {
  readonly hours: number;
  /** The target hours of the day, shown as a notch; 0 for no target. */
  readonly target: number;
  /** Today is solid, other days are lighter. */
  readonly isToday?: boolean;
}

/**
 * The hours of a day as a ploughed strip: a line per hour, a notch at the target, ten hours wide. It is decoration
 * only, because the same is shown as text beside it.
 */
export function FurrowBar({ hours, target, isToday = false }: FurrowBarProps) {
  if (hours === 0 && target === 0) return <span className="tw-furrow-bar none" />;
  const classes = clsx(
    'tw-furrow-bar',
    isToday && 'now',
    target > 0 && hours > target && 'full',
    target === 0 && 'free',
  );
  return (
    <span className={classes} style={{ '--h': hours, '--t': target }}>
      {hours > 0 && <i />}
    </span>
  );
}
