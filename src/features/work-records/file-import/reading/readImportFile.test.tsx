import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { ReadingContext } from '@/domain/import/importTypes';
import { isoDate } from '@/domain/time/period';
import { readImportFile } from './readImportFile';
import { type ReadingMessage, serveReading } from './serveReading';

const context: ReadingContext = {
  today: isoDate('2026-11-20'),
  timeZone: 'Europe/Berlin',
  me: { givenName: 'Jana', surname: 'Albrecht', mail: 'jana@nordfeld.example', username: 'jalbrecht' },
  ownNames: [],
  keptRoles: {},
};

const file = new File(['Datum;Std.;Beschreibung\n10.11.2026;1,5;Größe'], 'zeiten.csv');
const readWith = async (signal = new AbortController().signal, of = file) =>
  readImportFile(of, {}, context, signal);

/** Runs the worker without a thread; a held one never answers. */
class WorkerStub extends EventTarget {
  static isHeld = false;
  static onStart: () => void = () => undefined;
  static terminate = vi.fn<() => void>();

  postMessage(message: ReadingMessage): void {
    WorkerStub.onStart();
    if (WorkerStub.isHeld) return;
    void serveReading(structuredClone(message)).then((answer) =>
      this.dispatchEvent(new MessageEvent('message', { data: structuredClone(answer) })),
    );
  }

  terminate(): void {
    WorkerStub.terminate();
  }
}

beforeEach(() => {
  vi.stubGlobal('Worker', WorkerStub);
  WorkerStub.isHeld = false;
  WorkerStub.onStart = () => undefined;
  WorkerStub.terminate.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('a file is read in a worker of its own, which then ends (R-20.33)', async () => {
  const reading = await readWith();
  expect(reading).toMatchObject({
    kind: 'read',
    name: 'zeiten.csv',
    rows: [{ seconds: 5400, text: 'Größe' }],
  });
  expect(reading).toMatchObject({ format: { sample: 'Größe' } });
  expect(WorkerStub.terminate).toHaveBeenCalledTimes(1);
});

test('a file above 5 MB is refused without being read (R-20.33)', async () => {
  const large = new File([new Uint8Array(5_000_001)], 'large.csv');
  expect(await readWith(undefined, large)).toEqual({ kind: 'refused', reason: 'too-large' });
  expect(WorkerStub.terminate).not.toHaveBeenCalled();
});

test('reading that takes longer than ten seconds is ended (R-20.33)', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  WorkerStub.isHeld = true;
  const started = new Promise<void>((resolve) => {
    WorkerStub.onStart = resolve;
  });
  const reading = readWith();
  await started;
  vi.advanceTimersByTime(9999);
  expect(WorkerStub.terminate).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(await reading).toEqual({ kind: 'refused', reason: 'too-slow' });
  expect(WorkerStub.terminate).toHaveBeenCalledTimes(1);
});

test('reading that is stopped answers nothing (R-20.33)', async () => {
  const control = new AbortController();
  WorkerStub.isHeld = true;
  WorkerStub.onStart = () => queueMicrotask(() => control.abort());
  expect(await readWith(control.signal)).toBeNull();
  expect(WorkerStub.terminate).toHaveBeenCalledTimes(1);
  expect(await readWith(control.signal)).toBeNull();
});

test('a worker that does not start, and a file that is gone, are no exception (R-20.33)', async () => {
  vi.stubGlobal('Worker', undefined);
  expect(await readWith()).toEqual({ kind: 'refused', reason: 'unreadable' });
  const gone = new File(['x'], 'gone.csv');
  vi.spyOn(FileReader.prototype, 'readAsArrayBuffer').mockImplementation(function fail(this: FileReader) {
    this.dispatchEvent(new ProgressEvent('error'));
  });
  expect(await readWith(undefined, gone)).toEqual({ kind: 'refused', reason: 'unreadable' });
});
