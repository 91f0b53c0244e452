import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { PivotCell, PivotQuestion } from '@/domain/report/pivot';
import { timeChart } from '@/domain/report/reportChart';
import type { TimeColumns } from '@/domain/report/reportColumns';
import { measured } from '@/domain/report/sums';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { TableSkeleton } from '@/shared/ui/messages/TableSkeleton';
import { useDelayedFlag } from '@/shared/ui/timing/useDelayedFlag';
import { NO_FILTERS, type ReportFilters } from '@/domain/report/reportFilters';
import { useFormats } from '@/shared/i18n/useFormats';
import { EmptyState } from '@/shared/ui/messages/EmptyState';
import { ReportFilterLine } from '../filters/ReportFilterLine';
import { ReportFiles } from '../files/ReportFiles';
import type { ReportAnswers } from '../reading/answers';
import { isCounted } from '../reading/reportReading';
import { useAnswer } from '../reading/useAnswer';
import { useReportQuestion, useReportSettings } from '../useReportSettings';
import { useReportWords } from '../useReportWords';
import { useReportReading } from '../reportContext';
import { ReportSettings } from '../settings/ReportSettings';
import { ReportOverview } from './ReportOverview';
import { ReportTable } from './table/ReportTable';
import { useReportContents, useReportFoot } from './useReportContents';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './reportView.module.scss';

/** The code of the entries is loaded when it is needed, because most visits open none. */
const EntriesSheet = lazyComponent(async () => (await import('./entries/EntriesSheet')).EntriesSheet);

/** The first tab: settings, filters, chart, sums and table, and the entries behind a number. */
export function ReportView() {
  const { settings } = useReportSettings();
  const words = useReportWords();
  const { measure } = settings;
  const question = useReportQuestion();
  const { answer, answered, isOld } = useAnswer({ kind: 'report', question });
  const { openCell, closeCell } = useCell();
  const contents = useReportContents(question, isOld ? undefined : answer?.total.total.rows);
  const sum = answer ? measured(answer.total.total, measure, answer.total.budget) : null;

  return (
    <>
      <ReportFiles contents={contents} />
      <ReportSettings
        sum={sum === null ? null : `${words.value(measure, sum)}${measure === 'hours' ? ' h' : ''}`}
      />
      <ReportFilterLine />
      <Results answer={answer} question={answered.question} onCell={openCell} />
      {/* Also before the sums: a dialog that opens later would take the focus from whatever is open then. */}
      {settings.cell && (
        <EntriesSheet
          key={`${settings.cell.column}@${settings.cell.path}`}
          {...{ answer, question }}
          cell={settings.cell}
          onClose={closeCell}
        />
      )}
    </>
  );
}

/** Opens and closes the entries of a cell. The cell is in the address, so that Back closes them. */
function useCell() {
  const { change, open } = useReportSettings();
  const navigate = useNavigate();
  // If the page was loaded with a cell in its address, Back would leave the report.
  const wasOpened = useRef(false);
  return {
    openCell: (cell: PivotCell) => {
      wasOpened.current = true;
      open({ cell });
    },
    closeCell: () => {
      if (wasOpened.current) void navigate(-1);
      else change({ cell: null });
      wasOpened.current = false;
    },
  };
}

interface ResultsProps {
  readonly answer: ReportAnswers['report'] | undefined;
  /** The question that is answered, so that an earlier answer does not get the titles of a later one. */
  readonly question: PivotQuestion;
  readonly onCell: (cell: PivotCell) => void;
}

/** Chart, sums and table of the customers that were read; before the first one grey lines, and without hours a sentence. */
function Results({ answer, question, onCell }: ResultsProps) {
  const { t } = useTranslation('report');
  const reading = useReportReading();
  const { measure } = useReportSettings().settings;
  const footOf = useReportFoot();
  const times = useMemo(() => (answer ? timeChart(answer, measure) : null), [answer, measure]);
  const read = reading.customers.filter(isCounted).length;
  const missing = reading.state === 'reading' ? 0 : reading.customers.length - read;
  const isEmpty = !answer || answer.rows.length === 0;
  if (isEmpty && reading.state === 'reading') return <ReportSkeleton columns={question.columns} />;
  if (!answer || reading.customers.length === 0 || read === 0) return null;
  if (isEmpty) return <NoHours question={question} />;
  const places =
    times && times.rows.length > 0 ? new Map(times.rows.map(({ path }, at) => [path, at])) : null;
  return (
    <>
      <div className={classes.overview}>
        <ReportOverview {...{ answer, question, measure, times, missing }} customers={read} />
      </div>
      {answer.by !== question.columns && answer.by !== 'week' && (
        <p className="text-secondary text-small below-12">{t(`report.coarser.${answer.by}`)}</p>
      )}
      <ReportTable pivot={answer} {...{ question, onCell, places }} isSoFar={!reading.isComplete} />
      <p className="wrap text-faint text-tiny as-flex above-14 gap-4-16">
        {footOf(measure, answer.total.total).map((text) => (
          <span key={text}>{text}</span>
        ))}
        <span className="push-right no-phone">{t('report.foot.press')}</span>
      </p>
    </>
  );
}

const widths = [92, 74, 60, 48, 40, 30];

/** The report while its first customer is read. */
function ReportSkeleton({ columns }: { readonly columns: TimeColumns }) {
  const { t } = useTranslation('report');
  const isShown = useDelayedFlag(true);
  const heads = [t(`report.timeColumns.${columns}`), t('report.head.share'), t('report.head.change')];
  return (
    <div className={classes.waiting} aria-hidden="true">
      {isShown && (
        <>
          <div className={classes.waitingStrips}>
            {widths.map((width) => (
              <span key={width} className="skeleton" style={{ width: `${width * 0.7}%` }} />
            ))}
          </div>
          <TableSkeleton
            rows={8}
            columns={[
              { title: t('report.rows') },
              ...heads.map((title) => ({ title, align: 'right' as const })),
            ]}
          />
        </>
      )}
    </div>
  );
}

/** Whether any filter is set. */
const hasFilters = ({ customers, projects, people, text }: ReportFilters): boolean =>
  text.trim() !== '' || [customers, projects, people].some(({ values }) => values.length > 0);

/** Says that the period has no hours, or that the filters leave none; until all customers were read some may be found. */
function NoHours({ question }: { readonly question: PivotQuestion }) {
  const { t } = useTranslation('report');
  const { isComplete } = useReportReading();
  const { date } = useFormats();
  const { change } = useReportSettings();
  const isFiltered = hasFilters(question.filters);
  const { from, to } = question.period;
  const days = { from: date(from), to: date(to) };
  const text = isFiltered ? t('report.none.filtered', days) : t('report.none.text', days);
  return (
    <EmptyState
      title={t('report.none.title')}
      text={isComplete ? text : t('report.none.soFar')}
      action={
        isFiltered && (
          <Button label={t('report.none.reset')} onClick={() => change({ filters: NO_FILTERS })} />
        )
      }
    />
  );
}
