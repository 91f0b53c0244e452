import { writeFileSync } from 'node:fs';
import { type Locator, type Page, type Request, expect, test } from '@playwright/test';

/** A sent picture: its size, and its colours at three points from left to right. */
export interface SentPicture {
  readonly width: number;
  readonly height: number;
  readonly colors: readonly (readonly number[])[];
}

/** Whether a colour equals another one, as far as a JPEG keeps it. */
export const closeTo = (color: readonly number[] | undefined, wanted: readonly number[]) =>
  wanted.every((sample, at) => Math.abs((color?.[at] ?? -99) - sample) < 12);

/** The user's own profile with its cropper. English labels. */
export class ProfilePage {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  async open(tab = ''): Promise<void> {
    await this.page.goto(`/profile${tab && `?tab=${tab}`}`);
    await expect(this.page.getByRole('tablist')).toBeVisible();
  }

  async change(what: 'photo' | 'background'): Promise<void> {
    await this.page.getByRole('button', { name: `Change ${what}` }).click();
    await expect(this.dialog).toBeVisible();
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get save(): Locator {
    return this.dialog.getByRole('button', { name: 'Save' });
  }

  get zoom(): Locator {
    return this.dialog.getByRole('slider', { name: 'Zoom' });
  }

  get frame(): Locator {
    return this.dialog.getByRole('application');
  }

  async choose(name: string, content: Buffer): Promise<void> {
    // Read from the disk, because sending ten megabytes through the protocol would take seconds.
    const file = test.info().outputPath(name);
    writeFileSync(file, content);
    await this.dialog.locator('input[type=file]').setInputFiles(file);
  }

  async chooseAndWait(name: string, content: Buffer): Promise<void> {
    await this.choose(name, content);
    await expect(this.save).toBeEnabled();
    await expect(this.frame).toBeFocused();
  }

  /** Clicks Save and returns the sent fields. */
  async sent(): Promise<Record<string, string>> {
    const isOurs = (request: Request) => request.method() === 'PUT' && request.url().includes('/users/');
    const sending = this.page.waitForRequest(isOurs);
    await this.save.click();
    return (await sending).postDataJSON();
  }

  async read(dataUrl: string | undefined): Promise<SentPicture> {
    return this.page.evaluate(async (url) => {
      const image = new Image();
      image.src = url;
      await image.decode();
      const canvas = document.createElement('canvas');
      const { naturalWidth: width, naturalHeight: height } = image;
      canvas.width = width;
      canvas.height = height;
      const context = canvas.getContext('2d', { willReadFrequently: true });
      context?.drawImage(image, 0, 0);
      const colorAt = (share: number) => [
        ...(context?.getImageData(Math.floor(width * share), height >> 1, 1, 1).data ?? []),
      ];
      return { width, height, colors: [0.05, 0.5, 0.95].map(colorAt) };
    }, dataUrl ?? '');
  }
}
