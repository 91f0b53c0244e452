import check from 'bootstrap-icons/icons/check-lg.svg?icon';
import { clsx } from 'clsx';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useBlocker, useSearchParams } from 'react-router-dom';
import type { ImportReading } from '@/domain/import/importTypes';
import { ConfirmDialog } from '@/shared/forms/ConfirmDialog';
import { localDay } from '@/domain/time/period';
import { useUnsaved } from '@/shared/drafts/useUnsaved';
import { useFileDrop } from '@/shared/files/useFileDrop';
import { useFormats } from '@/shared/i18n/useFormats';
import { useErrorText } from '@/shared/api/useErrorText';
import tabClasses from '@/shared/ui/bars/tabs.module.scss';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Alert } from '@/shared/ui/messages/Alert';
import { ImportHead, OtherFile } from './ImportHead';
import { MappingTab } from './mapping/MappingTab';
import { NotesTab } from './notes/NotesTab';
import { useNotes } from './notes/useNotes';
import { PreviewTab } from './preview/PreviewTab';
import { ReadingTab } from './reading-tab/ReadingTab';
import { LeftOver } from './run/LeftOver';
import { RunPart } from './run/RunPart';
import type { ImportRuns } from './run/useImportRuns';
import type { ImportFile } from './useImportFile';
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
  const { shown, undone } = runs;
  if (shown || undone)
    return <RunPart runs={runs} left={shown && <LeftOver plan={plan} of={shown} />} onOpen={onOpen} />;
  return <PlannedFile {...{ file, runs, plan, onOpen }} />;
}

interface PlannedFileProps extends Omit<OpenFileProps, 'reading'> {
  readonly plan: ImportPlan;
}

function PlannedFile({ file, runs, plan, onOpen }: PlannedFileProps) {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const errorText = useErrorText();
  const tab = useTab(plan);
  const notes = useNotes(plan);
  const { reading } = plan;
  const before = runs.imports.find(({ hash }) => hash !== null && hash === reading.hash);
  const [next, setNext] = useState<File | null>(null);
  const hasAnswers = plan.isEdited || Object.keys(file.choices).length > 0;
  const other = (one: File) => (hasAnswers ? setNext(one) : onOpen(one));
  useFileDrop(other);
  return (
    <>
      <LeaveQuestion next={next} onOpen={onOpen} onStay={() => setNext(null)} />
      <ImportHead
        of={reading}
        more={useRowsText(plan)}
        primaryButton={<CreateButton {...{ file, runs, plan }} />}
        actions={<OtherFile onOpen={other} />}
      />
      {before && (
        <Alert>
          {t('before', {
            day: formats.dayMonth(localDay(new Date(before.at))),
            count: before.records.length,
          })}
        </Alert>
      )}
      <Tabs plan={plan} notes={notes.count} current={tab} />
      {file.refused && (
        <Alert tone="warning">{t('notChosen', { reason: t(`refused.${file.refused}`) })}</Alert>
      )}
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

/** Creates what is ticked; it says what is missing before that. */
function CreateButton({ file, runs, plan }: Pick<PlannedFileProps, 'file' | 'runs' | 'plan'>) {
  const { t } = useTranslation('fileImport');
  const { reading, blocked, ticked } = plan;
  const why = blocked && t(`blocked.${blocked}`);
  const isOff = blocked !== null || file.isReading;
  return (
    <Button
      look="primary"
      aria-disabled={isOff}
      title={why ?? undefined}
      onClick={() => isOff || void runs.start(plan, file.choices)}
    >
      {ticked.length > 0 && reading.questions.length === 0
        ? t('create', { count: ticked.length })
        : t('createNone')}
      {why !== null && <span className="visually-hidden">: {why}</span>}
    </Button>
  );
}

interface LeaveQuestionProps {
  /** Another file that is to be opened in its place. */
  readonly next: File | null;
  readonly onOpen: (file: File) => void;
  readonly onStay: () => void;
}

/** Asks before a file that was not taken over is left, or replaced by another one. */
function LeaveQuestion({ next, onOpen, onStay }: LeaveQuestionProps) {
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
  if (blocker.state !== 'blocked' && !next) return null;
  return (
    <ConfirmDialog
      title={t('leave.title')}
      confirmLabel={t('leave.confirm')}
      isDangerous
      act={async () => Promise.resolve(undefined)}
      onDone={() => (next ? onOpen(next) : blocker.proceed?.())}
      onClose={() => {
        blocker.reset?.();
        onStay();
      }}
    >
      <p>{t('leave.text')}</p>
    </ConfirmDialog>
  );
}

/** `22 Zeilen, 12. – 30.10.2026` */
function useRowsText({ reading }: ImportPlan): string {
  const { t } = useTranslation('fileImport');
  const formats = useFormats();
  const days = reading.rows.flatMap(({ day, problem }) => (day && !problem ? [day] : [])).toSorted();
  const [first, last] = [days[0], days.at(-1)];
  const isRead = first && last && reading.questions.length === 0;
  const span = isRead ? `, ${formats.dayRange(first, last, 'always')}` : '';
  return t('rows', { count: reading.rows.length }) + span;
}

interface TabsProps {
  readonly plan: ImportPlan;
  readonly notes: number;
  readonly current: Tab;
}

/** The tabs as links; how many are open in each is part of its name. */
function Tabs({ plan, notes, current }: TabsProps) {
  const { t } = useTranslation('fileImport');
  const { reading, lines, ticked, areNamesKnown } = plan;
  const isRead = reading.questions.length === 0;
  const isMade = isRead && !plan.isFirst;
  const endOf = {
    reading: <Settled tab="reading" open={reading.questions.length} />,
    mapping: isRead && areNamesKnown && (
      <Settled tab="mapping" open={lines.filter(({ isOpen }) => isOpen).length} />
    ),
    notes: isMade && <span className="text-faint">{notes}</span>,
    preview: isMade && <span className="text-faint">{ticked.length}</span>,
  };
  return (
    <nav className={tabClasses.tabs} aria-label={t('short')}>
      {TABS.map((tab) => (
        <Link
          key={tab}
          className={clsx(tabClasses.tab, 'gap-7')}
          to={{ search: `?tab=${tab}` }}
          replace
          aria-current={tab === current ? 'page' : undefined}
        >
          {t(`tabs.${tab}`)} {endOf[tab]}
        </Link>
      ))}
    </nav>
  );
}

/** How much is open in a tab, or that nothing is. */
function Settled({ tab, open }: { readonly tab: 'reading' | 'mapping'; readonly open: number }) {
  const { t } = useTranslation('fileImport');
  return open > 0 ? (
    <span className="text-warning text-strong">
      {open} <span className="no-phone">{t(`tabs.open.${tab}`, { count: open })}</span>
    </span>
  ) : (
    <>
      <Icon of={check} className="text-success" />
      <span className="visually-hidden">{t('tabs.done')}</span>
    </>
  );
}
