import { fireEvent, screen, within } from '@testing-library/react';
import { onTestFinished, vi } from 'vitest';
import { renderApp } from '../render';
import { sampleUrl } from './expensesScreen';

/** Opens the time sheets as an employee, in English. */
export async function openTimeSheets() {
  const app = await renderApp({ path: '/timesheets', signedInAs: 'member', language: 'en' });
  await screen.findByRole('table');
  return app;
}

/** Rows of the table that show a sheet. */
export function sheetRows(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
}

/** The words of a step once it is done; before, they say what is to be done. */
const doneWords = ['Prepared', 'Signed', 'Requested'];

/** The row of the sheet in that state: the seed has prepared ones and a signed one. */
export function sheetIn(state: string): HTMLElement {
  const row = sheetRows().find((shown) => {
    const next = within(shown).queryByText(state)?.closest('li')?.nextElementSibling;
    if (next === undefined) return false;
    // A step that is done keeps its word: the last of them is the state.
    return !doneWords.some((word) => next?.textContent?.startsWith(word));
  });
  if (!row) throw new Error(`no sheet is ${state}`);
  return row;
}

/** The accessible name of a sheet's button: the action and the file. */
export function rowButton(name: string): RegExp {
  return new RegExp(`^${name}: .+_.+\\.pdf$`, 'u');
}

/** Presses a button of a row. */
export async function press(
  user: Awaited<ReturnType<typeof openTimeSheets>>['user'],
  row: HTMLElement,
  name: string,
): Promise<void> {
  await user.click(within(row).getByRole('button', { name: rowButton(name) }));
}

/**
 * Sends a sheet by mail and confirms the question, which is asked because the app does not know whether it was sent
 * before.
 */
export async function pressMail(
  user: Awaited<ReturnType<typeof openTimeSheets>>['user'],
  row: HTMLElement,
): Promise<void> {
  await press(user, row, 'Send by mail');
  const dialog = await screen.findByRole('dialog', { name: 'Send the time sheet?' });
  await user.click(within(dialog).getByRole('button', { name: 'Send by mail' }));
}

/** The result of drawing in tests: jsdom has no canvas, so every picture is this one. */
export const drawnPng = sampleUrl('png');

/** Replaces the canvas by one that draws nothing and always returns the same picture. */
export function stubCanvas(): void {
  const inked = (_x: number, _y: number, width: number, height: number) => ({
    data: new Uint8ClampedArray(width * height * 4).fill(255),
  });
  const answers: Record<string, unknown> = { getImageData: inked, measureText: () => ({ width: 100 }) };
  const context = new Proxy(answers, { get: (known, name) => known[String(name)] ?? (() => undefined) });
  const prototype: { getContext: unknown; toDataURL: unknown } = HTMLCanvasElement.prototype;
  vi.spyOn(HTMLCanvasElement.prototype, 'toDataURL').mockReturnValue(drawnPng);
  const { getContext } = prototype;
  prototype.getContext = () => context;
  onTestFinished(() => {
    prototype.getContext = getContext;
  });
}

/** Draws a line on the signature pad with the mouse. */
export function drawSignature(dialog: HTMLElement): void {
  const pad = within(dialog).getByRole('img', { name: /^(?:Area to draw|Zeichenfläche)/u });
  const at = (kind: string, x: number, y: number) => {
    const event = new MouseEvent(kind, { bubbles: true, clientX: x, clientY: y });
    // The library reads the button from this deprecated property, which jsdom lacks.
    Object.defineProperty(event, 'which', { value: 1 });
    return event;
  };
  fireEvent(pad, at('mousedown', 50, 100));
  fireEvent(pad, at('mousemove', 150, 60));
  fireEvent(pad, at('mousemove', 300, 120));
  fireEvent(document, at('mouseup', 300, 120));
}
