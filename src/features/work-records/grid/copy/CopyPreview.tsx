import { clsx } from 'clsx';
import carFront from 'bootstrap-icons/icons/car-front.svg?icon';
import checkLg from 'bootstrap-icons/icons/check-lg.svg?icon';
import exclamationCircle from 'bootstrap-icons/icons/exclamation-circle.svg?icon';
import { useTranslation } from 'react-i18next';
import { useProjectName } from '@/shared/i18n/useProjectName';
import type { CopyCell, CopyRow } from '@/domain/work/copyWeek';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { errorOf, isDone } from '@/shared/outbox/change';
import { usePairName } from '../cells/cellWords';
import type { CopyRun } from './useCopyWeek';
import classes from './copyPreview.module.scss';

interface CopyPreviewProps {
  readonly plan: readonly CopyRow[];
  /** The heading: which week is copied. */
  readonly heading: string;
  readonly isWithHours: boolean;
  readonly chosen: ReadonlySet<string>;
  readonly run: CopyRun | null;
  /** Undefined once copying has begun. */
  readonly onChoose: ((key: string, isChosen: boolean) => void) | undefined;
}

const WORKDAYS = 5;

/** A preview of the week before, day by day: what is created, what is not, and why. */
export function CopyPreview({ plan, heading, isWithHours, chosen, run, onChoose }: CopyPreviewProps) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  const pairName = usePairName();
  const projectName = useProjectName();
  // A weekend without hours gets no columns.
  const columns = plan.some(({ cells }) => cells.slice(WORKDAYS).some(({ hours }) => hours !== null))
    ? 7
    : WORKDAYS;
  const left = new Set(
    plan.flatMap(({ cells }) => cells.flatMap(({ verdict }) => (verdict === null ? [] : [verdict]))),
  );

  return (
    <>
      <table className={classes.preview} aria-label={t('copy.title')}>
        <thead>
          <tr>
            <th scope="col">{heading}</th>
            {plan[0]?.cells.slice(0, columns).map(({ date }) => (
              <th scope="col" key={date}>
                {formats.weekday(date)}
              </th>
            ))}
            <th scope="col">{t('copy.new')}</th>
          </tr>
        </thead>
        <tbody>
          {plan.map((row) => (
            <tr key={row.key} className={clsx(!chosen.has(row.key) && classes.isLeftOut)}>
              <td>
                <label className="row gap-10 shrinks">
                  <input
                    type="checkbox"
                    className="no-margin form-check-input"
                    aria-label={pairName(row.pair)}
                    checked={chosen.has(row.key)}
                    disabled={onChoose === undefined}
                    onChange={({ currentTarget }) => onChoose?.(row.key, currentTarget.checked)}
                  />
                  <span aria-hidden="true">
                    <span className="block ellipsis">{row.pair.customerName || t('noCustomer')}</span>
                    <small className="block ellipsis text-faint text-tiny">
                      {projectName(row.pair.projectName) || t('noProject')}
                    </small>
                  </span>
                </label>
              </td>
              {row.cells.slice(0, columns).map((cell) => (
                <PreviewCell key={cell.date} cell={cell} isWanted={isWithHours && chosen.has(row.key)} />
              ))}
              <td className="text-strong">
                <RowOutcome row={row} run={run} isWanted={isWithHours && chosen.has(row.key)} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {isWithHours && (
        <ul className="wrap text-secondary text-small as-flex above-12 gap-4-16">
          {left.has('new') && (
            <li>
              <span className="text-link weight-560">+ {formats.hours(8)}</span> {t('copy.key.new')}
            </li>
          )}
          {(['taken', 'travel', 'off'] as const).map(
            (verdict) =>
              left.has(verdict) && (
                <li key={verdict}>
                  {formats.hours(8)} {verdict === 'travel' && <Icon of={carFront} />}{' '}
                  {t(`copy.key.${verdict}`)}
                </li>
              ),
          )}
        </ul>
      )}
    </>
  );
}

function PreviewCell({ cell, isWanted }: { readonly cell: CopyCell; readonly isWanted: boolean }) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  const { hours, verdict } = cell;
  if (hours === null || verdict === null) return <td />;
  if (verdict === 'new') {
    return (
      <td className={isWanted ? 'text-link weight-560 one-line' : 'text-faint'}>
        {isWanted ? `+ ${formats.hours(hours)}` : formats.hours(hours)}
      </td>
    );
  }
  return (
    <td className="text-faint" title={isWanted ? t(`copy.key.${verdict}`) : undefined}>
      {verdict === 'travel' && <Icon of={carFront} />} {formats.hours(hours)}
      {isWanted && <span className="visually-hidden">{t(`copy.key.${verdict}`)}</span>}
    </td>
  );
}

interface RowOutcomeProps {
  readonly row: CopyRow;
  readonly run: CopyRun | null;
  readonly isWanted: boolean;
}

/** The entries that a row gets; once copying has begun, their outcome. */
function RowOutcome({ row, run, isWanted }: RowOutcomeProps) {
  const { t } = useTranslation('weekGrid');
  const formats = useFormats();
  const outcomes = (run?.entries ?? []).flatMap(({ rowKey, outcome }) =>
    rowKey === row.key ? [outcome] : [],
  );
  if (!isWanted || row.hours === 0) return '–';
  if (outcomes.length > 0 && outcomes.every(isDone)) {
    return (
      <span className="text-success">
        <Icon of={checkLg} /> {formats.hours(row.hours)}
        <span className="visually-hidden">{t('copy.rowDone')}</span>
      </span>
    );
  }
  if (outcomes.some((one) => errorOf(one) !== undefined)) {
    return (
      <span className="text-danger">
        <Icon of={exclamationCircle} /> {formats.hours(row.hours)}
        <span className="visually-hidden">{t('copy.rowFailed')}</span>
      </span>
    );
  }
  return formats.hours(row.hours);
}
