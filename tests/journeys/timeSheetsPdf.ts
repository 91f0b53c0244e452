import { act } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { hold, release } from '../jsdom/leftBehind';
import { WorkerInThread } from '@/features/time-sheets/report/testing/WorkerInThread';

/** `vi.stubGlobal` cannot be used, because undoing it would also undo the websocket of all tests. */
export function replaceGlobal(name: 'Worker' | 'open', value: unknown): void {
  const before: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, value);
  onTestFinished(() => void Reflect.set(globalThis, name, before));
}

/** The files that the app has made. */
export interface MadeFiles {
  /** Blobs for which the app created an address, in order. */
  readonly blobs: Blob[];
  /** The names of saved files. */
  readonly saved: string[];
}

/** A worker that draws, counted until it is ended. */
class CountedWorker extends WorkerInThread {
  constructor() {
    super();
    hold(this, 'worker');
  }

  override terminate(): void {
    release(this);
    super.terminate();
  }
}

/** Enables the making of PDFs, and collects the files. */
export function watchFiles(): MadeFiles {
  replaceGlobal('Worker', CountedWorker);
  const files: MadeFiles = { blobs: [], saved: [] };
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) files.blobs.push(blob);
    return `blob:http://localhost:3000/${files.blobs.length}`;
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
    files.saved.push(this.download);
  });
  return files;
}

/**
 * Sends the held-back calls at once, so that the test need not wait for the end of Undo.
 *
 * @param held the store's held-back calls
 */
export async function sendNow(held: { readonly sendAll: () => Promise<void> }): Promise<void> {
  await act(async () => held.sendAll());
}

/** A stand-in for windows that the app opens; null if the browser blocks them. */
export function stubWindows(isBlocked = false): { readonly shown: string[]; readonly closed: () => boolean } {
  const shown: string[] = [];
  let isClosed = false;
  const opened = {
    document: document.implementation.createHTMLDocument(),
    location: { replace: (url: string) => shown.push(url) },
    close: () => {
      isClosed = true;
    },
  };
  replaceGlobal('open', () => (isBlocked ? null : opened));
  return { shown, closed: () => isClosed };
}
