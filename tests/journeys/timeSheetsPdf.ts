import { act } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { fontFiles } from '@/features/time-sheets/report/fonts/fontFiles';
import type { MessageToWorker } from '@/features/time-sheets/report/reportMessages';
import { serveReport } from '@/features/time-sheets/report/serveReport';

const fonts = path.resolve(import.meta.dirname, '../../src/features/time-sheets/report/fonts');
/** The address of a font points to the test's page, which has no server, so the file is read from the disk. */
const font = (file: URL) => new Uint8Array(readFileSync(path.join(fonts, path.basename(file.pathname))));

/** Runs the report's worker without a thread, because jsdom has no workers. */
class InProcessWorker extends EventTarget {
  #take: (message: MessageToWorker) => void = () => undefined;
  #isOpen = true;

  constructor() {
    super();
    serveReport(
      {
        post: (data) =>
          void Promise.resolve().then(
            () => this.#isOpen && this.dispatchEvent(new MessageEvent('message', { data })),
          ),
        listen: (onMessage) => {
          this.#take = onMessage;
        },
      },
      async () => Promise.resolve({ regular: font(fontFiles.regular), bold: font(fontFiles.bold) }),
    );
  }

  postMessage(message: MessageToWorker): void {
    this.#take(message);
  }

  terminate(): void {
    this.#isOpen = false;
  }
}

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

/** Enables the making of PDFs, and collects the files. */
export function watchFiles(): MadeFiles {
  replaceGlobal('Worker', InProcessWorker);
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
