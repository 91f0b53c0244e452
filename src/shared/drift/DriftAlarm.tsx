import triangle from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { IsoDate } from '@/domain/time/period';
import { useFormats } from '../i18n/useFormats';
import { Icon } from '../ui/buttons/Icon';
import classes from './driftAlarm.module.scss';

/** A row that differs from the signed one: a new one has no hours before, one that is gone none after. */
export interface DriftLine {
  readonly key: string;
  readonly date: IsoDate;
  readonly text: string;
  readonly before: number | null;
  readonly after: number | null;
}

interface DriftAlarmProps {
  /** The accessible name. */
  readonly label: string;
  readonly title: string;
  readonly lines: readonly DriftLine[];
  /** What can be done about it. */
  readonly children: ReactNode;
}

/** Says that what was signed is no longer what the entries say, with the rows that differ. */
export function DriftAlarm({ label, title, lines, children }: DriftAlarmProps) {
  return (
    <section className={classes.alarm} aria-label={label}>
      <div className="row wrap weight-540 text-warning gap-8-12">
        <Icon of={triangle} className="mark-warning" />
        <span className={classes.summary}>{title}</span>
        {children}
      </div>
      <ul className="above-8">
        {lines.map((line) => (
          <DriftRow key={line.key} line={line} />
        ))}
      </ul>
    </section>
  );
}

function DriftRow({ line }: { readonly line: DriftLine }) {
  const { t } = useTranslation('common');
  const formats = useFormats();
  const { date, text, before, after } = line;
  const hours = (value: number) => t('drift.hours', { hours: formats.hours(value) });
  return (
    <li className={classes.row}>
      <span>
        {formats.weekday(date)} {formats.dayMonth(date)}
      </span>
      <span>
        {text}
        {(before === null || after === null) && (
          <b className="text-plain weight-560"> {t(before === null ? 'drift.new' : 'drift.gone')}</b>
        )}
      </span>
      <span>
        {before !== null && <del>{hours(before)}</del>}
        {after !== null && <b className="text-plain weight-560"> {hours(after)}</b>}
      </span>
    </li>
  );
}
