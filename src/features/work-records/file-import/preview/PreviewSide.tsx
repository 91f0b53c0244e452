import { useTranslation } from 'react-i18next';
import { clockText } from '@/domain/import/importSums';
import type { NewRecord } from '@/domain/import/newRecords';
import { type IsoMonth, monthOf } from '@/domain/time/period';
import { targetOfPeriod } from '@/domain/time/targets';
import { env } from '@/shared/env';
import { MINUS } from '@/shared/i18n/format';
import { useFormats } from '@/shared/i18n/useFormats';
import { useShownWorkDays } from '@/shared/work-days/shownWorkDays';
import type { ImportPlan } from '../useImportPlan';
import classes from './preview.module.scss';

const MINUTE = 60;

/** From the file to what is new and rounded, and the hours of each month before and afterwards. */
export function PreviewSide({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { figures, months, recorded, lines } = plan;
  const rounded = Math.round(figures.hours * 3600 - figures.added);
  const left = lines.flatMap(({ place, client, project }) =>
    place === 'left-out' ? [client || project] : [],
  );
  const hours = t('hours', { hours: formats.hours(figures.hours) });
  const notes = [t('sums.notes'), ...new Set(left.map((name) => t('sums.name', { name })))].slice(0, 4);
  const minus = (seconds: number) => `${MINUS}${clockText(seconds)}`;
  return (
    <aside className={classes.side}>
      <section>
        <h2 className="text-15">{t('preview.hours')}</h2>
        <table className="figure-table" aria-label={t('preview.hours')}>
          <tbody>
            <Sum name={t('sums.file')} value={clockText(figures.file)} />
            {figures.others > 0 && <Sum name={t('sums.others')} value={minus(figures.others)} />}
            {figures.leftOut > 0 && (
              <Sum name={t('sums.leftOut')} about={notes.join(', ')} value={minus(figures.leftOut)} />
            )}
            {figures.notTicked > 0 && <Sum name={t('sums.notTicked')} value={minus(figures.notTicked)} />}
            <Sum isStrong name={t('sums.new')} value={clockText(figures.added)} />
            <Sum isStrong name={t('sums.rounded')} value={hours} />
          </tbody>
        </table>
        <p className="above-6 text-faint text-small">
          {t('sums.rounding', {
            step: formats.hours(env.hoursStep),
            by: `${rounded < 0 ? MINUS : '+\u{A0}'}${clockText(rounded, Math.abs(rounded) < MINUTE && rounded !== 0)}`,
          })}
        </p>
      </section>
      {recorded && months.map((month) => <Month key={month.month} {...month} />)}
    </aside>
  );
}

/** The target hours of a month; 0 until the days of work are known. */
function useTargetOf(): (month: IsoMonth) => number {
  const workDays = useShownWorkDays();
  return (month) => (workDays ? targetOfPeriod(monthOf(month), workDays) : 0);
}

/** The hours of a month: what is recorded, what is new, and both. */
function Month({ month, recorded, added, afterwards }: ImportPlan['months'][number]) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const target = useTargetOf()(month);
  const all = Math.max(afterwards, target);
  const [before, more, wanted] = [recorded, added, target].map((hours) => formats.hours(hours));
  return (
    <section>
      <h2 className="text-15">{formats.month(month)}</h2>
      <span
        className={classes.bar}
        style={{ '--worked': recorded, '--planned': added, '--target': target, '--total': all }}
        role="img"
        aria-label={t('sums.bar', { before, added: more, target: wanted })}
      >
        <i />
        <u />
      </span>
      <table className="figure-table" aria-label={formats.month(month)}>
        <tbody>
          <Sum name={t('sums.recorded')} value={formats.hours(recorded)} />
          <Sum name={t('sums.new')} value={formats.signedHours(added)} />
          <Sum
            isStrong
            name={t('sums.afterwards')}
            value={t('hours', { hours: formats.hours(afterwards) })}
          />
        </tbody>
      </table>
    </section>
  );
}

interface SumProps {
  readonly name: string;
  readonly about?: string;
  readonly value: string;
  readonly isStrong?: boolean;
}

/** A line of a small table of sums. */
export function Sum({ name, about, value, isStrong = false }: SumProps) {
  return (
    <tr className={isStrong ? 'text-strong' : undefined}>
      <th scope="row">
        {name}
        {about !== undefined && <small className="block text-faint">{about}</small>}
      </th>
      <td>{value}</td>
    </tr>
  );
}

const isDouble = ({ mark }: NewRecord) =>
  mark?.code === 'imported' || mark?.code === 'recorded' || mark?.code === 'similar';

/** The figures above the list, where there is no room beside it. */
export function PreviewFigures({ plan }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { reading, made, ticked, figures, months, recorded } = plan;
  const count = reading.rows.length;
  const others = made.leftOut.flatMap(({ problem }) => (problem.code === 'other' ? problem.name : []));
  const [person = '', ...more] = new Set(others);
  const targetOf = useTargetOf();
  const doubles = made.records.filter(isDouble).length;
  const [month] = months;
  const figure = (name: string, value: string, unit: string, about: string | false) => (
    <div className="text-secondary text-small">
      {name}
      <b className="text-plain figures">
        {value} <small>{unit}</small>
      </b>
      {about}
    </div>
  );
  return (
    <section className={classes.figures} aria-label={t('figures.label')}>
      {figure(
        t('figures.rows'),
        String(count - others.length),
        t('figures.of', { count }),
        others.length > 0 &&
          t(more.length > 0 ? 'figures.others' : 'figures.othersOf', { count: others.length, name: person }),
      )}
      {figure(
        t('figures.new'),
        String(ticked.length),
        '',
        doubles > 0 && t('figures.doubles', { count: doubles }),
      )}
      {figure(
        t('preview.hours'),
        formats.hours(figures.hours),
        'h',
        t('figures.rounded', { time: clockText(figures.added) }),
      )}
      {month &&
        recorded &&
        figure(
          t('figures.month', { month: formats.monthName(month.month) }),
          formats.hours(month.afterwards),
          'h',
          t('figures.recorded', {
            hours: formats.hours(month.recorded),
            target: formats.hourSum(targetOf(month.month)),
          }),
        )}
    </section>
  );
}
