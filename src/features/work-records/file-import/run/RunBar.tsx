import checkFill from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import pause from 'bootstrap-icons/icons/pause-fill.svg?icon';
import play from 'bootstrap-icons/icons/play-fill.svg?icon';
import undoIcon from 'bootstrap-icons/icons/arrow-counterclockwise.svg?icon';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { isWithin, monthOf } from '@/domain/time/period';
import { targetOfPeriod } from '@/domain/time/targets';
import { sumHours } from '@/domain/work/workRecord';
import { useFormats } from '@/shared/i18n/useFormats';
import { workCalendarPath } from '@/shared/paths';
import { selectIsConnectionLost } from '@/shared/api/connectionSlice';
import { useAppSelector } from '@/shared/store/hooks';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useSpoken } from '@/shared/ui/timing/useSpoken';
import { useIsOnline } from '@/shared/ui/window/useIsOnline';
import { useShownWorkDays } from '@/shared/work-days/shownWorkDays';
import { useOwnRecords } from '../../own/useOwnRecords';
import { type KeptImport, hoursOf, monthOfImport } from '../fileImportKept';
import type { ImportRuns } from './useImportRuns';
import classes from './runPart.module.scss';

/** More than these are one bar, because a furrow each would be too thin to see. */
const MOST_FURROWS = 200;

export interface RunBarProps {
  readonly runs: ImportRuns;
  readonly shown: KeptImport;
}

/** How far an import is, and what can be done about it. */
export function RunBar(props: RunBarProps) {
  return props.shown.isRunning ? <Running {...props} /> : <Done {...props} />;
}

function Running({ runs, shown }: RunBarProps) {
  const { t } = useTranslation('fileImport');
  const isLost = useAppSelector(selectIsConnectionLost);
  const isOffline = !useIsOnline() || isLost;
  const states = runs.states.map(({ kind }) => kind);
  const of = (kind: (typeof states)[number]) => states.filter((one) => one === kind).length;
  const [count, saved, refused, waiting] = [states.length, of('saved'), of('refused'), of('waiting')];
  const text = t('run.progress', { done: saved, count });
  const { isGoingOn } = runs;
  const next = isGoingOn ? states.indexOf('waiting') : -1;
  const goingOn = isOffline ? t('run.offline', { count: waiting }) : t('run.goesOn');
  const about = [
    refused > 0 && t('run.refusedCount', { count: refused }),
    isGoingOn ? goingOn : t('run.stopped', { count: count - saved }),
  ]
    .filter(Boolean)
    .join(' ');
  const spoken = useSpoken(text);
  return (
    <section className={classes.bar} aria-label={t('run.label')}>
      <div className="row wrap figures gap-2-12">
        <b>{text}</b>
        <span className="text-secondary text-small">{about}</span>
      </div>
      <output className="visually-hidden">{isGoingOn ? spoken : about}</output>
      {count <= MOST_FURROWS ? (
        <div className={clsx('tw-parts', classes.progress)} aria-hidden="true">
          {states.map((state, at) => (
            // oxlint-disable-next-line react/no-array-index-key -- furrows differ only by their position
            <i key={at} className={state === 'saved' ? 'done' : at === next ? 'next' : undefined} />
          ))}
        </div>
      ) : (
        <progress className={classes.progress} max={count} value={saved} aria-label={text} />
      )}
      <div className="row">
        {isGoingOn ? (
          <Button icon={pause} label={t('run.stop')} onClick={() => void runs.stop(shown)} />
        ) : (
          <>
            {saved > 0 && <UndoButton runs={runs} shown={shown} />}
            <Button
              look="primary"
              icon={play}
              label={t(refused > 0 ? 'run.again' : 'run.goOn')}
              onClick={() => void runs.goOn(shown)}
            />
          </>
        )}
      </div>
    </section>
  );
}

function UndoButton({ runs, shown }: RunBarProps) {
  const { t } = useTranslation('fileImport');
  return (
    <Button
      icon={undoIcon}
      label={t(runs.isUndoing ? 'run.undoing' : 'run.undo')}
      aria-disabled={runs.isUndoing}
      onClick={() => runs.isUndoing || void runs.undo(shown)}
    />
  );
}

function Done({ runs, shown }: RunBarProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const { records } = shown;
  const first = records[0]?.want.date;
  const month = useMonthText(shown);
  return (
    <section className={clsx(classes.bar, classes.isGood)} aria-label={t('run.label')}>
      <output className="row wrap figures gap-2-12">
        <b>
          <Icon of={checkFill} className="text-success" />{' '}
          {t('run.done', { count: records.length, hours: formats.hours(hoursOf(shown)) })}
        </b>
        <span className="text-secondary text-small">
          {[month, t('run.undoable')].filter(Boolean).join(' ')}
        </span>
      </output>
      <div className="row">
        <UndoButton runs={runs} shown={shown} />
        <Link className="btn btn-quiet" to={first ? `${workCalendarPath}&date=${first}` : workCalendarPath}>
          {t('run.look')}
        </Link>
      </div>
    </section>
  );
}

/** `Oktober jetzt 181,0 von 176 h.`; only of an import within one month, and once its records are read. */
function useMonthText(shown: KeptImport): string | null {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const workDays = useShownWorkDays();
  const month = monthOfImport(shown);
  const span = month && monthOf(month);
  const own = useOwnRecords(span?.from ?? null);
  if (!span || !own.records || !workDays) return null;
  const inMonth = own.records.filter(({ date }) => isWithin(date, span));
  return t('run.month', {
    month: formats.monthName(month),
    hours: formats.hours(sumHours(inMonth)),
    target: formats.hourSum(targetOfPeriod(span, workDays)),
  });
}
