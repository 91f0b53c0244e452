import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { DropPart } from './drop/DropPart';
import { ImportHead } from './ImportHead';
import { useImportRuns } from './run/useImportRuns';
import { useImportFile } from './useImportFile';

const TEXTS = ['workRecords', 'workDays', 'find', 'outbox'] as const;
const OpenFile = lazyComponent(async () => (await import('./OpenFile')).OpenFile, TEXTS);
const RunPart = lazyComponent(async () => (await import('./run/RunPart')).RunPart, TEXTS);

/** Work records from a file: nothing is sent or kept before they are created. */
export function FileImportPage() {
  const navigate = useNavigate();
  const { search } = useLocation();
  const file = useImportFile();
  const runs = useImportRuns();
  const [count, setCount] = useState(0);
  const onOpen = (next: File) => {
    void runs.close();
    setCount(count + 1);
    file.open(next);
    // The next file opens on the tab that it needs.
    if (search !== '') void navigate({ search: '' }, { replace: true });
  };
  const { reading } = file;
  if (reading) {
    const { format } = reading;
    const table = `${count} ${format.kind === 'spreadsheet' ? format.sheet : ''}`;
    return <OpenFile key={table} {...{ file, runs, onOpen, reading }} />;
  }
  if (runs.shown || runs.undone) return <RunPart {...{ runs, onOpen }} />;
  return (
    <>
      <ImportHead />
      <DropPart {...{ file, runs, onOpen }} />
    </>
  );
}
