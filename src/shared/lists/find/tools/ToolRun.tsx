import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FileTable } from '@/domain/find/exportTable';
import { type Find, namesKind, type ExportFormat, type ToolJob, type ToolUse } from '../find';
import { ExportDialog } from './ExportDialog';
import { PrintedPage } from './PrintedPage';
import { useListFile } from './useListFile';
import { viewsOfList } from './useViews';
import { ViewDialog } from './ViewDialog';

interface ToolRunProps {
  readonly job: ToolJob;
  readonly use: ToolUse;
  readonly onEnd: () => void;
}

/** Does something with a list while it is mounted. */
export function ToolRun({ job, use, onEnd }: ToolRunProps) {
  if (job.kind === 'export') return <ExportRun {...{ use, onEnd }} format={job.format} />;
  return <ViewDialog use={viewsOfList(use)} view={job.view} onClose={onEnd} />;
}

interface ExportRunProps extends Omit<ToolRunProps, 'job'> {
  readonly format: ExportFormat;
}

/**
 * Writes a list while it is mounted: once it is read, at once; what was read of it, only after asking. While nothing is
 * asked of the list, it is read for this alone.
 */
function ExportRun({ use, format, onEnd }: ExportRunProps) {
  const { exporting } = use;
  const { whole, isAsked } = exporting;
  const { kind } = whole.state;
  const isWhole = kind === 'whole' || kind === 'enough';
  const [printed, setPrinted] = useState<FileTable | null>(null);
  const file = useListFile({ exporting, format, onPrint: setPrinted, onEnd });

  const read = useEffectEvent(exporting.read);
  useEffect(() => {
    if (isAsked) return undefined;
    read(true);
    return () => read(false);
  }, [isAsked]);

  const write = useEffectEvent(() => void file.write());
  useEffect(() => {
    if (!isWhole) return undefined;
    // Not within the effect, because Strict Mode runs that twice.
    const timer = setTimeout(write);
    return () => clearTimeout(timer);
  }, [isWhole]);

  if (printed) return <PrintedList {...{ use, table: printed, onEnd }} />;
  return <ExportDialog {...{ whole, isWhole, file }} onClose={onEnd} />;
}

interface PrintedListProps extends Omit<ToolRunProps, 'job'> {
  readonly table: FileTable;
}

/** All rows of a list on paper, with the filters in words. */
function PrintedList({ use: { find, counts, exporting }, table, onEnd }: PrintedListProps) {
  const { t } = useTranslation('find');
  const about = [...(counts ?? []), ...useFilterTexts(find)].join(' · ');
  const above = (
    <>
      {about !== '' && <p className="figures mb-3">{about}</p>}
      {table.notes.map((note) => (
        <p className="mb-3" key={note}>
          {note}
        </p>
      ))}
    </>
  );
  return <PrintedPage {...{ table, above, onEnd }} title={exporting.title} total={t('export.total')} />;
}

/** The filters of the list, in words. */
function useFilterTexts({ filters, query }: Find): readonly string[] {
  const { t } = useTranslation('find');
  const set = filters.filter(({ chosen }) => chosen.length > 0);
  const texts = set.map((filter) => {
    const values = filter.chosen.map(({ label }) => label).join(', ');
    return namesKind(filter, values) ? values : `${filter.label}: ${values}`;
  });
  const text = query.text.trim();
  return text === '' ? texts : [...texts, t('text', { text })];
}
