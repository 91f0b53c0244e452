import { useEffect, useRef, useState } from 'react';
import type { SheetFile } from '@/domain/payroll/sheetFile';

/** How many files are taken at once. */
export const MOST_FILES = 200;
/** The size of a file in bytes above which none is taken. */
export const MOST_BYTES = 100_000_000;
/** How many files are read at the same time. */
const LANES = 2;

/** A file that was read, with the PDF itself, which is shown on request. */
export interface DroppedSheet extends SheetFile {
  readonly source: File;
}

/** The reading of dropped files. */
export interface SheetFiles {
  readonly read: readonly DroppedSheet[];
  /** How many were dropped in all. */
  readonly count: number;
  /** The names of those that are being read. */
  readonly current: readonly string[];
  /** It was stopped because the reader of PDFs cannot be loaded. */
  readonly hasFailed: boolean;
  readonly state: 'none' | 'reading' | 'stopped' | 'read';
  readonly add: (files: readonly File[]) => void;
  readonly stop: () => void;
  readonly goOn: () => void;
}

interface Waiting {
  readonly key: string;
  readonly source: File;
}

/** In the order of dropping, so that of two copies the first one counts. */
const inOrder = (one: Waiting, other: Waiting) => Number(one.key) - Number(other.key);

/** From a press until it is stopped. */
interface Run {
  readonly control: AbortController;
  /** How many lanes are at work. */
  lanes: number;
}

/** Reads dropped PDFs two at a time. Nothing leaves the browser; all of it is forgotten when the page is left. */
export function useSheetFiles(): SheetFiles {
  const [read, setRead] = useState<readonly DroppedSheet[]>([]);
  const [current, setCurrent] = useState<readonly string[]>([]);
  const [count, setCount] = useState(0);
  const [halt, setHalt] = useState<'stopped' | 'failed' | null>(null);
  const queue = useRef<Waiting[]>([]);
  const run = useRef<Run>(null);

  useEffect(() => () => run.current?.control.abort(), []);

  /** Reads one file after another by a worker of its own, until none is left or the run is stopped. */
  async function readAll({ control: { signal } }: Run): Promise<void> {
    // The reader of PDFs is large, so it comes with the first file.
    const { readSheetFile, startPdfReader } = await import('./readSheetFile');
    const reader = startPdfReader();
    try {
      for (
        let next = queue.current.shift();
        next;
        next = signal.aborted ? undefined : queue.current.shift()
      ) {
        const { key, source } = next;
        setCurrent((all) => [...all, source.name]);
        // oxlint-disable-next-line no-await-in-loop -- one after another
        const sheet = await readSheetFile(source, key, signal, reader).catch(() => 'failed' as const);
        setCurrent((all) => all.filter((_name, at) => at !== all.indexOf(source.name)));
        if (sheet !== 'failed' && sheet) setRead((all) => [...all, { ...sheet, source }].toSorted(inOrder));
        // What was stopped in the middle is read again after the others, because one file may be endless.
        else queue.current.push(next);
        if (sheet === 'failed') stop('failed');
      }
    } finally {
      reader.close();
    }
  }

  async function lane(now: Run): Promise<void> {
    now.lanes += 1;
    await readAll(now).catch(() => stop('failed'));
    now.lanes -= 1;
    // A file of a stopped run may come back when the next run has already found nothing to read.
    if (run.current !== now) fill();
  }

  function fill(): void {
    const now = run.current;
    if (!now || now.control.signal.aborted) return;
    for (let free = Math.min(LANES - now.lanes, queue.current.length); free > 0; free -= 1) void lane(now);
  }

  function stop(why: 'stopped' | 'failed'): void {
    run.current?.control.abort();
    setHalt(why);
  }

  function goOn(): void {
    if (run.current?.control.signal.aborted !== false)
      run.current = { control: new AbortController(), lanes: 0 };
    setHalt(null);
    fill();
  }

  const isDone = read.length === count;
  return {
    read,
    count,
    current,
    hasFailed: halt === 'failed',
    state: count === 0 ? 'none' : isDone ? 'read' : halt ? 'stopped' : 'reading',
    add: (files) => {
      queue.current.push(...files.map((source, at) => ({ key: String(count + at), source })));
      setCount(count + files.length);
      goOn();
    },
    stop: () => stop('stopped'),
    goOn,
  };
}
