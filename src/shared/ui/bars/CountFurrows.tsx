import { clsx } from 'clsx';
import classes from './countFurrows.module.scss';

/** More than these are counted only, because their furrows would not fit beside a name. */
const MOST = 12;

interface CountFurrowsProps {
  readonly taken: number;
  readonly free: number;
  /** How many there are beyond the last place; they look different. */
  readonly over?: number;
  /** Where there is room beside them. */
  readonly isWide?: boolean;
}

/** A count as furrows, one for each place. It is decoration only, because the same is said as a figure beside it. */
export function CountFurrows({ taken, free, over = 0, isWide = false }: CountFurrowsProps) {
  if (taken + free + over > MOST) return null;
  const places = [
    ...Array<string | undefined>(taken).fill(classes.isTaken),
    ...Array<string | undefined>(free).fill(undefined),
    ...Array<string | undefined>(over).fill(classes.isBeyond),
  ];
  return (
    <span className={clsx(classes.furrows, isWide && classes.isWide)} aria-hidden="true">
      {places.map((look, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- furrows differ only by their position
        <i key={at} className={look} />
      ))}
    </span>
  );
}
