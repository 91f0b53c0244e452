import { readFile } from 'node:fs/promises';
import { type Locator, type Page, expect } from '@playwright/test';
import { type ReadPdf, readPdf } from '@/shared/pdf/testing/readPdf';
import { EntryList } from './entryList';

declare global {
  interface Window {
    shownFile?: Blob;
  }
}

/** The points of a stroke on the pad, relative to its width and height. */
type Stroke = readonly (readonly [x: number, y: number])[];

/** A wave from a tenth to nine tenths of the pad, like a handwritten signature. */
const wave: Stroke = Array.from({ length: 17 }, (_, step) => [
  0.1 + step * 0.05,
  0.5 + 0.25 * Math.sin(step),
]);

/** The time sheets, their dialogs and their files. */
export class TimeSheetsPage extends EntryList {
  async open(): Promise<void> {
    await this.page.goto('/timesheets');
    await expect(this.entries.first()).toBeVisible();
  }

  get newSheet(): Locator {
    return this.page.getByRole('button', { name: 'New time sheet' });
  }

  get newDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'New time sheet' });
  }

  /** A figure of the preview, such as "Work hours". */
  figure(name: string): Locator {
    const preview = this.newDialog.getByRole('region', { name: 'Preview' });
    return preview.getByRole('term').filter({ hasText: name }).locator('xpath=following-sibling::dd');
  }

  get signDialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Sign time sheet' });
  }

  get pad(): Locator {
    return this.signDialog.getByRole('img', { name: /^Area to draw the signature/u });
  }

  /** The dialog's button "Sign", which captures the drawing; the row has a button of the same name. */
  get capture(): Locator {
    return this.signDialog.getByRole('button', { name: 'Sign', exact: true });
  }

  get save(): Locator {
    return this.signDialog.getByRole('button', { name: 'Save' });
  }

  /** Draws on the pad, with the mouse or on a phone by touch. */
  async draw(): Promise<void> {
    await drawOn(this.pad, this.isPhone);
  }

  /** Draws the same in the dialog's title with a finger. */
  async drawBeside(): Promise<void> {
    const box = await this.signDialog.getByRole('heading').boundingBox();
    if (!box) throw new Error('there is no title');
    await touch(
      this.page,
      wave.map(([x, y]) => ({ x: x * box.width, y: box.y + y * box.height })),
    );
  }

  /**
   * Reads the PDF that `act` opens in a new window, and closes the window, because the browser's viewer slows
   * everything else down. The PDF's address belongs to the page that made it.
   */
  async readOpened(act: () => Promise<void>): Promise<ReadPdf> {
    // The page's policy allows files to be shown but not fetched, so they are collected when their addresses are
    // created.
    await this.page.evaluate(() => {
      const create = URL.createObjectURL.bind(URL);
      URL.createObjectURL = (file) => {
        if (file instanceof Blob) window.shownFile = file;
        return create(file);
      };
    });
    const opening = this.page.waitForEvent('popup');
    await act();
    const opened = await opening;
    await opened.waitForURL(/^blob:/u, { waitUntil: 'commit' });
    const base64 = await this.page.evaluate(async () => {
      const bytes = new Uint8Array((await window.shownFile?.arrayBuffer()) ?? []);
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    });
    await opened.close();
    return readPdf(bufferOf(Buffer.from(base64, 'base64')));
  }

  /** Waits for a file that `act` saves; returns its name and its content. */
  async readDownload(act: () => Promise<void>): Promise<{ readonly name: string; readonly pdf: ReadPdf }> {
    const downloading = this.page.waitForEvent('download');
    await act();
    const download = await downloading;
    const file = await readFile(await download.path());
    return { name: download.suggestedFilename(), pdf: await readPdf(bufferOf(file)) };
  }
}

interface Point {
  readonly x: number;
  readonly y: number;
}

function bufferOf(file: Buffer): ArrayBuffer {
  return new Uint8Array(file).buffer;
}

/** Draws a wave on a pad, with the mouse or on a phone by touch. */
export async function drawOn(pad: Locator, isPhone: boolean): Promise<void> {
  // The pad has not moved for two frames then, so its ResizeObserver has run.
  await pad.hover({ trial: true });
  const box = await pad.boundingBox();
  if (!box) throw new Error('there is no pad');
  const points = wave.map(([x, y]) => ({ x: box.x + x * box.width, y: box.y + y * box.height }));
  await (isPhone ? touch(pad.page(), points) : drag(pad.page(), points));
}

async function drag(page: Page, [first, ...others]: readonly Point[]): Promise<void> {
  if (!first) return;
  await page.mouse.move(first.x, first.y);
  await page.mouse.down();
  for (const { x, y } of others) await page.mouse.move(x, y);
  await page.mouse.up();
}

/** Playwright's own touch screen only supports taps. */
async function touch(page: Page, points: readonly Point[]): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  for (const [index, point] of points.entries()) {
    const type = index === 0 ? 'touchStart' : 'touchMove';
    await devtools.send('Input.dispatchTouchEvent', { type, touchPoints: [{ ...point }] });
  }
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}
