import { act } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { onTestFinished, vi } from 'vitest';
import { fontFiles } from '@/features/time-sheets/report/fonts/fontFiles';
import type { MessageToWorker } from '@/features/time-sheets/report/reportMessages';
import { serveReport } from '@/features/time-sheets/report/serveReport';

const fonts = path.resolve(import.meta.dirname, '../../src/features/time-sheets/report/fonts');
/** The address is one of the test's page, behind which is no server; the file is on the disk. */
const font = (file: URL) => new Uint8Array(readFileSync(path.join(fonts, path.basename(file.pathname))));

/** The report's worker without a thread of its own: jsdom has no workers. */
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

/** Not `vi.stubGlobal`: undoing that would undo the websocket of all tests, too. */
export function replaceGlobal(name: 'Worker' | 'open', value: unknown): void {
  const before: unknown = Reflect.get(globalThis, name);
  Reflect.set(globalThis, name, value);
  onTestFinished(() => void Reflect.set(globalThis, name, before));
}

/** What a test sees of the files that the app makes. */
export interface MadeFiles {
  /** Blobs that were given an address, oldest first. */
  readonly blobs: Blob[];
  /** Names under which files were saved. */
  readonly saved: string[];
}

/** Lets PDFs be made, and watches what becomes of them. */
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
 * Runs what is held back at once: nothing is sent for five seconds after the press, which no test waits for.
 *
 * @param held the store's calls
 */
export async function sendNow(held: { readonly sendAll: () => Promise<void> }): Promise<void> {
  await act(async () => held.sendAll());
}

/** A window as the browser opens it, or null as when it blocks one. */
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
