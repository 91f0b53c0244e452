import { useEffect, useEffectEvent, useState } from 'react';
import type { FileTable } from '@/domain/find/exportTable';
import { ExportDialog } from './ExportDialog';
import { PrintedList } from './PrintedList';
import type { ExportFormat, ToolUse } from './toolUse';
import { useListFile } from './useListFile';

interface ExportRunProps {
  readonly use: ToolUse;
  readonly format: ExportFormat;
  readonly onEnd: () => void;
}

/**
 * Writes a list while it is mounted: once it is read, at once; what was read of it, only after asking. While nothing is
 * asked of the list, it is read for this alone.
 */
export function ExportRun({ use, format, onEnd }: ExportRunProps) {
  const { exporting, find, counts } = use;
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

  if (printed) return <PrintedList {...{ find, counts, table: printed, onEnd }} title={exporting.title} />;
  return <ExportDialog {...{ whole, isWhole, file }} onClose={onEnd} />;
}
