import { type Locator, expect } from '@playwright/test';
import { EntryList } from './entryList';

/** A file as the browser's file dialog returns it. */
interface ChosenFile {
  readonly name: string;
  readonly mimeType: string;
  readonly buffer: Buffer;
}

/** The expenses, with the dialog that records one. */
export class ExpensesPage extends EntryList {
  async open(): Promise<void> {
    await this.page.goto('/expenses');
    await expect(this.entries.first()).toBeVisible();
  }

  get newEntry(): Locator {
    return this.page.getByRole('button', { name: 'New Entry' });
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog', { name: 'Record expenses' });
  }

  async enter(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, value] of Object.entries(fields)) {
      await this.dialog.getByLabel(label, { exact: true }).fill(value);
    }
  }

  async save(then: 'close' | 'next'): Promise<void> {
    await this.dialog.getByRole('button', { name: `Save and ${then}` }).click();
  }

  get receiptInput(): Locator {
    return this.dialog.getByLabel('Receipt', { exact: true });
  }

  async choose(file: ChosenFile): Promise<void> {
    await this.receiptInput.setInputFiles(file);
    await expect(this.dialog.getByText(file.name, { exact: true })).toBeVisible();
  }

  /** The button that removes the form's receipt, which only exists if there is one. */
  get removeReceipt(): Locator {
    return this.dialog.getByRole('button', { name: 'Remove receipt' });
  }

  /** Drags files over the form and drops them, by the browser's own events. */
  async drop(files: string[]): Promise<void> {
    const devtools = await this.page.context().newCDPSession(this.page);
    const box = await this.dialog.getByText('Receipt', { exact: true }).boundingBox();
    if (!box) throw new Error('the form shows no receipt field');
    const data = { items: [], files, dragOperationsMask: 1 };
    for (const type of ['dragEnter', 'dragOver', 'drop'] as const) {
      await devtools.send('Input.dispatchDragEvent', { type, x: box.x + 20, y: box.y + 40, data });
    }
    await devtools.detach();
  }

  /** Puts an image on the clipboard. */
  async copy(png: Buffer): Promise<void> {
    await this.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await this.page.evaluate(async (base64) => {
      const type = 'image/png';
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      await navigator.clipboard.write([new ClipboardItem({ [type]: new Blob([bytes], { type }) })]);
    }, png.toString('base64'));
  }

  /** Puts an image on the clipboard and presses the keys that paste it. */
  async paste(png: Buffer): Promise<void> {
    await this.copy(png);
    await this.page.keyboard.press('ControlOrMeta+v');
  }

  /** The message dialog that shows a receipt, with the receipt's name as its title. */
  preview(filename: string): Locator {
    return this.page.getByRole('dialog', { name: filename });
  }
}
