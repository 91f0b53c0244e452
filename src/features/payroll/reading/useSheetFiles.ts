import { startTransition, useEffect, useRef, useState } from 'react';
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

/** How often what was read is shown, in milliseconds: each time all people and open items are listed anew. */
const SHOWN_MS = 250;

/** How far the reading is. */
interface Progress {
  readonly read: readonly DroppedSheet[];
  /** The names of those that are being read. */
  readonly current: readonly string[];
}

/** The reading of dropped files. */
export interface SheetFiles extends Progress {
  /** How many were dropped in all. */
  readonly count: number;
  /** It was stopped because the reader of PDFs cannot be loaded. */
  readonly hasFailed: boolean;
  readonly state: 'none' | 'reading' | 'stopped' | 'read';
  readonly add: (files: readonly File[]) => void;
  readonly stop: () => void;
  readonly goOn: () => void;
}

const NOTHING: Progress = { read: [], current: [] };

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

/** How far the reading is, and what of it is shown. */
function useProgress() {
  const [shown, setShown] = useState(NOTHING);
  const progress = useRef(NOTHING);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  /** Shows the progress soon, and its end at once. */
  function note(next: Progress, isEnd: boolean): void {
    progress.current = next;
    const show = () => {
      clearTimeout(timer.current);
      timer.current = undefined;
      // All people and open items at once would keep the page from anything else.
      startTransition(() => setShown(progress.current));
    };
    if (isEnd) show();
    else timer.current ??= setTimeout(show, SHOWN_MS);
  }

  return {
    ...shown,
    begin: (name: string) => {
      const { read, current } = progress.current;
      note({ read, current: [...current, name] }, false);
    },
    /** A file was read, or not; at the end nothing is waiting. */
    end: (name: string, sheet: DroppedSheet | null, isWaiting: boolean) => {
      const { read, current } = progress.current;
      const others = current.filter((_name, at) => at !== current.indexOf(name));
      const next = sheet ? [...read, sheet].toSorted(inOrder) : read;
      note({ read: next, current: others }, others.length === 0 && !isWaiting);
    },
  };
}

/** Reads dropped PDFs two at a time. Nothing leaves the browser; all of it is forgotten when the page is left. */
export function useSheetFiles(): SheetFiles {
  const { read, current, begin, end } = useProgress();
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
        begin(source.name);
        const sheet = await readSheetFile(source, key, signal, reader).catch(() => 'failed' as const);
        const isRead = sheet !== 'failed' && sheet !== null;
        // What was stopped in the middle is read again after the others, because one file may be endless.
        if (!isRead) queue.current.push(next);
        end(source.name, isRead ? { ...sheet, source } : null, queue.current.length > 0);
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
      // What was stopped stays so until it is told to go on.
      if (isDone || !halt) goOn();
    },
    stop: () => stop('stopped'),
    goOn,
  };
}
