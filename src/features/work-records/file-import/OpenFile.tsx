import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useBlocker, useSearchParams } from 'react-router-dom';
import type { ImportReading } from '@/domain/import/importTypes';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { localDay } from '@/domain/time/period';
import { useUnsaved } from '@/shared/drafts/useUnsaved';
import { PickFiles } from '@/shared/files/PickFiles';
import { useFormats } from '@/shared/i18n/useFormats';
import { useErrorText } from '@/shared/api/useErrorText';
import tabClasses from '@/shared/ui/bars/tabs.module.scss';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Alert } from '@/shared/ui/messages/Alert';
import { ImportHead } from './ImportHead';
import { MappingTab } from './mapping/MappingTab';
import { NotesTab } from './notes/NotesTab';
import { useNotes } from './notes/useNotes';
import { PreviewTab } from './preview/PreviewTab';
import { ReadingTab } from './reading-tab/ReadingTab';
import { LeftOver } from './run/LeftOver';
import { RunPart } from './run/RunPart';
import type { ImportRuns } from './run/useImportRuns';
import { type ImportFile, LISTS } from './useImportFile';
import { type ImportPlan, useImportPlan } from './useImportPlan';
import classes from './openFile.module.scss';

const TABS = ['reading', 'mapping', 'notes', 'preview'] as const;
type Tab = (typeof TABS)[number];

interface OpenFileProps {
  readonly file: ImportFile;
  readonly runs: ImportRuns;
  readonly reading: ImportReading;
  readonly onOpen: (file: File) => void;
}

/** The tab of the address; without one the first that asks something, else the preview. */
function useTab({ reading, areNamesKnown, lines }: ImportPlan): Tab {
  const [params, setParams] = useSearchParams();
  const named = TABS.find((tab) => tab === params.get('tab'));
  const asks = reading.questions.length > 0;
  const isDecided = asks || areNamesKnown;
  const first = asks ? 'reading' : lines.some(({ isOpen }) => isOpen) ? 'mapping' : 'preview';
  // Once it is known it stays, although its question is answered.
  const stay = useEffectEvent(() => setParams({ tab: first }, { replace: true }));
  useEffect(() => {
    if (named === undefined && isDecided) stay();
  }, [named, isDecided]);
  return named ?? first;
}

/** A file that was read: how it was read, where its rows go, what is noted, and what will be created. */
export function OpenFile({ file, runs, reading, onOpen }: OpenFileProps) {
  const plan = useImportPlan(reading);
  const notes = useNotes(plan);
  const isRun = runs.shown !== null || runs.undone !== null;
  if (isRun) return <RunPart runs={runs} left={<LeftOver plan={plan} notes={notes} />} onOpen={onOpen} />;
  return <PlannedFile {...{ file, runs, plan, notes, onOpen }} />;
}

interface PlannedFileProps extends Omit<OpenFileProps, 'reading'> {
  readonly plan: ImportPlan;
  readonly notes: ReturnType<typeof useNotes>;
}

function PlannedFile({ file, runs, plan, notes, onOpen }: PlannedFileProps) {
  const { t } = useTranslation('fileImport');
  const errorText = useErrorText();
  const tab = useTab(plan);
  const { reading, blocked, ticked } = plan;
  const before = runs.imports.find(({ hash }) => hash !== null && hash === reading.hash);
  const isOff = blocked !== null || file.isReading;
  const create = (
    <button
      type="button"
      className="btn btn-primary"
      aria-disabled={isOff}
      title={blocked ? t(`blocked.${blocked}`) : undefined}
      onClick={() => isOff || void runs.start(plan, file.choices)}
    >
      {ticked.length > 0 && reading.questions.length === 0
        ? t('create', { count: ticked.length })
        : t('createNone')}
      {blocked && <span className="visually-hidden">: {t(`blocked.${blocked}`)}</span>}
    </button>
  );
  return (
    <>
      <LeaveQuestion />
      <ImportHead
        lead={<About plan={plan} />}
        primaryButton={create}
        actions={
          <PickFiles
            className="btn btn-quiet no-phone"
            accept={LISTS}
            onFiles={([one]) => one && onOpen(one)}
          >
            {t('otherFile')}
          </PickFiles>
        }
      />
      {before && <TakenBefore of={before} />}
      <Tabs plan={plan} notes={notes.count} current={tab} />
      {plan.retry && (
        <Alert tone="warning" action={{ label: t('again'), onAct: plan.retry }}>
          {plan.error === undefined ? t('blocked.failed') : errorText(plan.error)}
        </Alert>
      )}
      <output className="visually-hidden">
        {reading.questions.length > 0
          ? t('spoken.questions', { count: reading.questions.length })
          : t('spoken.read', { count: reading.rows.length })}
      </output>
      <div className={clsx(file.isReading && classes.isReading)} aria-busy={file.isReading}>
        {tab === 'reading' && <ReadingTab reading={reading} choices={file.choices} onChoose={file.choose} />}
        {tab === 'mapping' && <MappingTab plan={plan} />}
        {tab === 'notes' && <NotesTab plan={plan} notes={notes} />}
        {tab === 'preview' && <PreviewTab plan={plan} />}
      </div>
    </>
  );
}

/** Asks before a file that was not taken over is left. */
function LeaveQuestion() {
  const { t } = useTranslation('fileImport');
  useUnsaved(true);
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    const handleUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', handleUnload);
    return () => removeEventListener('beforeunload', handleUnload);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      isDangerous
      act={async () => Promise.resolve(undefined)}
      onDone={() => blocker.proceed()}
      onClose={() => blocker.reset()}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}

/** `Toggl Track · toggl-oktober.csv · 22 Zeilen, 12. – 30.10.2026` */
function About({ plan: { reading } }: { readonly plan: ImportPlan }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const days = reading.rows.flatMap(({ day, problem }) => (day && !problem ? [day] : [])).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const span =
    first && last && reading.questions.length === 0 ? `, ${formats.dayRange(first, last, 'always')}` : '';
  return (
    <span className="break-anywhere">
      <b className={classes.tool}>{t(`tools.${reading.tool}`)}</b> · {reading.name} ·{' '}
      {t('rows', { count: reading.rows.length }) + span}
    </span>
  );
}

function TakenBefore({ of: { at, records } }: { readonly of: ImportRuns['imports'][number] }) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const day = formats.dayMonth(localDay(new Date(at)));
  return (
    <div className="mb-3">
      <Alert>{t('before', { day, count: records.length })}</Alert>
    </div>
  );
}

interface TabsProps {
  readonly plan: ImportPlan;
  readonly notes: number;
  readonly current: Tab;
}

/** The tabs as links; how many are open in each is part of its name. */
function Tabs({ plan: { reading, lines, ticked, areNamesKnown }, notes, current }: TabsProps) {
  const { t } = useTranslation('fileImport');
  const isRead = reading.questions.length === 0;
  const counts = {
    reading: reading.questions.length,
    mapping: lines.filter(({ isOpen }) => isOpen).length,
    notes,
    preview: ticked.length,
  };
  return (
    <nav className={tabClasses.tabs} aria-label={t('short')}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          className={tabClasses.tab}
          to={{ search: `?tab=${tab}` }}
          replace
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)}{' '}
          {tab === 'reading' || tab === 'mapping' ? (
            (tab === 'reading' || (isRead && areNamesKnown)) && <Settled tab={tab} open={counts[tab]} />
          ) : (
            <span className={classes.count}>{isRead && counts[tab]}</span>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** How much is open in a tab, or that nothing is. */
function Settled({ tab, open }: { readonly tab: 'reading' | 'mapping'; readonly open: number }) {
  const { t } = useTranslation('fileImport');
  return open > 0 ? (
    <span className={classes.open}>
      {open} <span className="no-phone">{t(`tabs.open.${tab}`, { count: open })}</span>
    </span>
  ) : (
    <span className={classes.done}>
      <Icon of={check} />
      <span className="visually-hidden">{t('tabs.done')}</span>
    </span>
  );
}
