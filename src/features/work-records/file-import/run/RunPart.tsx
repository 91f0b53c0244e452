import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import clock from 'bootstrap-icons/icons/clock-history.svg?icon';
import up from 'bootstrap-icons/icons/arrow-up.svg?icon';
import warning from 'bootstrap-icons/icons/exclamation-triangle.svg?icon';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { groupNeighbours } from '@/domain/lists/neighbours';
import { calendarWeek } from '@/domain/time/period';
import { useErrorText } from '@/shared/api/useErrorText';
import { useFileDrop } from '@/shared/files/useFileDrop';
import { MoreRows, useRows } from '@/shared/lists/MoreRows';
import { Icon } from '@/shared/ui/buttons/Icon';
import { hoursOf } from '../fileImportKept';
import { ImportHead, OtherFile } from '../ImportHead';
import { RecordFace, RecordsTable } from '../preview/RecordFace';
import preview from '../preview/preview.module.scss';
import { RunBar, type RunBarProps } from './RunBar';
import { UndonePart } from './UndonePart';
import type { ImportRuns } from './useImportRuns';

interface RunPartProps {
  readonly runs: ImportRuns;
  /** What was not taken over, if the file is still open. */
  readonly left?: ReactNode;
  readonly onOpen: (file: File) => void;
}

/** An import while its records are created, afterwards, and after it was taken back. */
export function RunPart({ runs, left, onOpen }: RunPartProps) {
  const { shown, undone } = runs;
  const about = undone?.of ?? shown;
  useFileDrop((next) => runs.isGoingOn || onOpen(next));
  const isDone = shown?.isRunning === false;
  return (
    <>
      <ImportHead of={about} primaryButton={!runs.isGoingOn && <OtherFile onOpen={onOpen} />} />
      {undone && <UndonePart undone={undone} />}
      {shown && !undone && (
        <>
          <RunBar runs={runs} shown={shown} />
          <div className={clsx(isDone && left && preview.grid)}>
            <RunTable runs={runs} shown={shown} />
            {isDone && left}
          </div>
        </>
      )}
    </>
  );
}

/** The records in the order in which they are created, each with how far it is. */
function RunTable({ runs, shown }: RunBarProps) {
  const { t } = useTranslation('fileImport');
  const errorText = useErrorText();
  const { rows, showMore, hasMore } = useRows(shown.records, shown.id);
  const states = new Map(runs.states.map((state, at) => [shown.records[at], state]));
  const sent = runs.isGoingOn && shown.records.find((one) => states.get(one)?.kind === 'waiting');
  const listed = groupNeighbours(rows, ({ want }) => calendarWeek(want.date).monday, {
    start: 0,
    isLast: true,
  });
  const weeks = listed.map(({ key, entries }) => ({
    monday: key,
    seconds: entries.reduce((sum, { seconds }) => sum + seconds, 0),
    hours: hoursOf({ records: entries }),
    entries,
  }));
  const faceOf = (record: (typeof rows)[number]) => {
    const state = states.get(record) ?? ({ kind: 'withdrawn' } as const);
    if (state.kind === 'refused')
      return { icon: warning, look: 'mark-warning', text: errorText(state.error) };
    if (state.kind === 'saved') return { icon: check, look: 'mark-success', text: t('run.saved') };
    if (record === sent) return { icon: up, look: 'text-link', text: t('run.sent') };
    return {
      icon: state.kind === 'asks' ? warning : clock,
      look: 'text-faint',
      text: t(`run.${state.kind}`),
    };
  };
  return (
    <div>
      <RecordsTable
        label={t('run.records')}
        head={<span className="visually-hidden">{t('run.state')}</span>}
        weeks={weeks}
      >
        {(record) => {
          const { icon, look, text } = faceOf(record);
          const { key, want, seconds } = record;
          return (
            <tr key={key}>
              <RecordFace
                record={{ ...want, seconds, text: want.description }}
                box={<Icon of={icon} className={look} />}
                rows={record.rows.length}
                state={<span className="inline-row text-secondary">{text}</span>}
              />
            </tr>
          );
        }}
      </RecordsTable>
      {hasMore && <MoreRows onShow={showMore} />}
    </div>
  );
}
