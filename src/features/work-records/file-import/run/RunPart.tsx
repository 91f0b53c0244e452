import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import { clsx } from 'clsx';
import clock from 'bootstrap-icons/icons/clock-history.svg?icon';
import up from 'bootstrap-icons/icons/arrow-up.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupNeighbours } from '@/domain/lists/paging';
import { calendarWeek } from '@/domain/time/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { PickFiles } from '@/shared/files/PickFiles';
import { MoreRows } from '@/shared/lists/MoreRows';
import { useRows } from '@/shared/lists/useRows';
import { Icon } from '@/shared/ui/buttons/Icon';
import { type KeptImport, hoursOf } from '../fileImportKept';
import { LISTS } from '../useImportFile';
import { ImportHead } from '../ImportHead';
import { RecordFace, RecordsFrame, WeekLine } from '../preview/RecordFace';
import preview from '../preview/preview.module.scss';
import { type RecordState, stateOf } from './importResults';
import { RunBar } from './RunBar';
import { UndonePart } from './UndonePart';
import type { ImportRuns } from './useImportRuns';
import classes from './runPart.module.scss';

interface RunPartProps {
  readonly runs: ImportRuns;
  /** What was not taken over, if the file is still open. */
  readonly left: ReactNode;
  readonly onOpen: (file: File) => void;
}

/** An import while its records are created, afterwards, and after it was taken back. */
export function RunPart({ runs, left, onOpen }: RunPartProps) {
  const { t } = useTranslation('fileImport');
  const { shown, undone } = runs;
  const about = undone?.of ?? shown;
  const other = (
    <PickFiles className="btn btn-quiet" accept={LISTS} onFiles={([one]) => one && onOpen(one)}>
      {t('otherFile')}
    </PickFiles>
  );
  return (
    <>
      <ImportHead
        lead={
          about && (
            <>
              <b className="weight-540">{t(`tools.${about.tool}`)}</b> · {about.name}
            </>
          )
        }
        primaryButton={!runs.isGoingOn && other}
      />
      {undone ? (
        <UndonePart undone={undone} />
      ) : (
        shown && (
          <>
            <RunBar runs={runs} shown={shown} />
            <div className={clsx(left !== null && !shown.isRunning && preview.grid)}>
              <RunTable runs={runs} shown={shown} />
              {!shown.isRunning && left}
            </div>
          </>
        )
      )}
    </>
  );
}

interface RunTableProps {
  readonly runs: ImportRuns;
  readonly shown: KeptImport;
}

/** The records in the order in which they are created, each with how far it is. */
function RunTable({ runs, shown }: RunTableProps) {
  const { t } = useTranslation('fileImport');
  const errorText = useErrorText();
  const { rows, showMore, hasMore } = useRows(shown.records, shown.id);
  const states = new Map(shown.records.map((record) => [record.key, stateOf(record, runs.batch)]));
  const sent = runs.isGoingOn
    ? shown.records.find(({ key }) => states.get(key)?.kind === 'waiting')?.key
    : undefined;
  const groups = groupNeighbours(rows, ({ want }) => calendarWeek(want.date).monday, {
    start: 0,
    isLast: true,
  });
  const faceOf = (key: string) => {
    const state: RecordState = states.get(key) ?? { kind: 'withdrawn' };
    if (state.kind === 'refused')
      return { icon: warning, look: classes.isRefused, text: errorText(state.error) };
    if (state.kind === 'saved') return { icon: check, look: classes.isSaved, text: t('run.saved') };
    if (key === sent) return { icon: up, look: classes.isSent, text: t('run.sent') };
    return { icon: state.kind === 'asks' ? warning : clock, look: undefined, text: t(`run.${state.kind}`) };
  };
  return (
    <div>
      <RecordsFrame label={t('run.records')} head={<span className="visually-hidden">{t('run.state')}</span>}>
        {groups.flatMap(({ key: monday, entries }) =>
          [
            <WeekLine
              key={monday}
              week={calendarWeek(monday)}
              seconds={entries.reduce((sum, { seconds }) => sum + seconds, 0)}
              hours={hoursOf({ records: entries })}
              box={null}
            />,
          ].concat(
            entries.map(({ key, want, seconds, rows: from }) => {
              const { icon, look, text } = faceOf(key);
              return (
                <tr key={key}>
                  <RecordFace
                    record={{ ...want, seconds, text: want.description }}
                    box={<Icon of={icon} className={clsx(classes.state, look)} />}
                    rows={from.length}
                    state={<span className={preview.mark}>{text}</span>}
                  />
                </tr>
              );
            }),
          ),
        )}
      </RecordsFrame>
      {hasMore && <MoreRows onShow={showMore} />}
    </div>
  );
}
