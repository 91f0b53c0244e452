import type { CSSProperties } from 'react';

interface FigureBarProps {
  readonly title: string;
  readonly total: string;
  /** The parts in the order of the bar; null where nothing is told. */
  readonly parts: readonly {
    readonly key: 'active' | 'verified' | 'pending';
    readonly name: string;
    readonly value: number | null;
    readonly text: string;
  }[];
}

/** Colours of the states; the names stand beside them. */
const dots = {
  active: 'tw-dot is-active',
  verified: 'tw-dot is-verified',
  pending: 'tw-dot is-pending',
} as const;
const fills = { active: 'is-active', verified: 'is-verified', pending: 'is-pending' } as const;

/** A sum over the open projects and its parts by state: a bar, and the figures beside it. */
export function FigureBar({ title, total, parts }: FigureBarProps) {
  const sum = parts.reduce((all, { value }) => all + Math.max(0, value ?? 0), 0);
  const growth = (value: number | null): CSSProperties => ({
    flexGrow: sum === 0 ? 0 : Math.max(0, value ?? 0) / sum,
  });
  return (
    <section className="tw-block" aria-label={title}>
      <div className="tw-sec">
        <h2>{title}</h2>
        <span className="num fw6 ms-auto">{total}</span>
      </div>
      <div className="tw-budget" aria-hidden="true">
        {parts
          .filter(({ value }) => value !== null && value > 0)
          .map(({ key, value }) => (
            <i key={key} className={fills[key]} style={growth(value)} />
          ))}
      </div>
      <dl className="tw-parts">
        {parts.map(({ key, name, text }) => (
          <div key={key}>
            <dt className={dots[key]}>{name}</dt>
            <dd className="num">{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
