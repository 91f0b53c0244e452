import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import type { VacationYear } from '@/domain/account/absenceYear';
import { paths } from '@/shared/paths';
import type { OwnAccount } from '../useOwnAccount';
import { useAbsenceWords } from './absenceWords';
import { figuresOfYear, lacksRecords } from './absencesOfYear';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './vacationStrip.module.scss';

interface VacationStripProps {
  readonly year: number;
  readonly own: OwnAccount;
  readonly onChange: () => void;
}

/** The vacation of a year as a bar, and the days of other kinds. */
export function VacationStrip({ year, own, onChange }: VacationStripProps) {
  const { t } = useTranslation(['absences', 'timeAccount']);
  const words = useAbsenceWords();
  const { vacation, kinds } = figuresOfYear(year, own);
  // Sums without the absences of mapped projects would be wrong.
  const isPartial = lacksRecords(own);
  const figure = (days: number) => (isPartial ? '…' : words.days(days));
  const all = ({ taken, planned }: typeof kinds.sick) => taken + planned;
  return (
    <section className={classes.strip} aria-label={t('head.label', { year })}>
      <div>
        <div className="text-secondary text-small below-2">{t('head.left')}</div>
        <div className="large-sum weight-580 one-line">
          {vacation ? figure(vacation.left) : '–'} <small>{t('head.unit')}</small>
        </div>
      </div>
      <div>
        {vacation && !isPartial && <VacationBar vacation={vacation} />}
        <p className={classes.figures}>
          {vacation && (
            <>
              <Figure label={t('head.entitled')} value={words.days(vacation.entitled)} />
              <Figure
                label={t('head.carriedOver', { year: year - 1 })}
                value={words.days(vacation.carriedOver)}
              />
              {vacation.lapsed > 0 && <Figure label={t('head.lapsed')} value={figure(vacation.lapsed)} />}
            </>
          )}
          <Figure label={t('head.taken')} value={figure(kinds.vacation.taken)} />
          <Figure label={t('head.planned')} value={figure(kinds.vacation.planned)} />
          {own.account ? (
            <Button look="link" label={t(vacation ? 'head.change' : 'head.enter')} onClick={onChange} />
          ) : (
            <Link className="tw-link" to={paths.account}>
              {t('head.setUp')}
            </Link>
          )}
        </p>
      </div>
      <dl className={classes.others}>
        <dt className="weight-420">{t('timeAccount:kinds.sick')}</dt>
        <dd className="text-plain weight-580 at-right">{figure(all(kinds.sick))}</dd>
        <dt className="weight-420">{t('timeAccount:kinds.childSick')}</dt>
        <dd className="text-plain weight-580 at-right">{figure(all(kinds.childSick))}</dd>
        <dt className="weight-420">{t('timeAccount:kinds.compensation')}</dt>
        <dd className="text-plain weight-580 at-right">
          {figure(kinds.compensation.taken)}
          {kinds.compensation.planned > 0 && ` + ${figure(kinds.compensation.planned)}`}
        </dd>
      </dl>
    </section>
  );
}

function Figure({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <span>
      {label} <b className="text-plain weight-580">{value}</b>
    </span>
  );
}

/** The bar: taken days are solid, planned ones ploughed, days that are left empty. A line marks each day, a wider one each fifth. */
function VacationBar({ vacation }: { readonly vacation: VacationYear }) {
  const { t } = useTranslation('absences');
  const words = useAbsenceWords();
  const { entitled, carriedOver, lapsed, taken, planned, left } = vacation;
  const total = Math.max(entitled + carriedOver - lapsed, taken + planned, 1);
  return (
    <div
      className={classes.bar}
      role="img"
      aria-label={t('head.bar', {
        total: words.daysText(entitled + carriedOver - lapsed),
        taken: words.days(taken),
        planned: words.days(planned),
        left: words.days(left),
      })}
      style={{
        '--total': total,
        '--taken': taken,
        '--planned': planned,
      }}
    >
      <span className={classes.taken} />
      <span className={classes.planned} />
    </div>
  );
}
