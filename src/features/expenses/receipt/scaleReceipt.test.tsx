import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import {
  fileOf,
  openExpenseDialog,
  openExpenses,
  sampleBytes,
} from '../../../../tests/journeys/expensesScreen';

/** Stubs a picture of 4,000 x 3,000 pixels and the canvas, because jsdom does not draw; the canvas returns `made`. */
function stubDrawing(made: readonly Blob[]): { readonly edges: number[] } {
  const edges: number[] = [];
  const before: unknown = Reflect.get(globalThis, 'createImageBitmap');
  Reflect.set(globalThis, 'createImageBitmap', async () =>
    Promise.resolve({ width: 4000, height: 3000, close: () => undefined }),
  );
  onTestFinished(() => void Reflect.set(globalThis, 'createImageBitmap', before));
  const prototype: { getContext: unknown } = HTMLCanvasElement.prototype;
  const { getContext } = prototype;
  prototype.getContext = () => ({ fillRect: () => undefined, drawImage: () => undefined });
  onTestFinished(() => {
    prototype.getContext = getContext;
  });
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation(function draw(
    this: HTMLCanvasElement,
    done,
  ) {
    edges.push(this.width);
    done(made[edges.length - 1] ?? null);
  });
  return { edges };
}

const large = () => {
  const bytes = new Uint8Array(3_480_261);
  bytes.set(sampleBytes('jpeg'));
  return fileOf(bytes, 'foto.jpg');
};

async function chooseLarge() {
  const app = await openExpenses();
  const dialog = within(await openExpenseDialog(app.user));
  await app.user.type(dialog.getByLabelText('Cost'), '5');
  fireEvent.drop(document.body, { dataTransfer: { types: ['Files'], files: [large()] } });
  return { ...app, dialog };
}

describe('at most 3,480,260 bytes', () => {
  test('an image above the limit can be scaled down, in steps until it fits', async () => {
    const calls = watchCalls();
    const still = new Blob([new Uint8Array(3_480_261)]);
    const { edges } = stubDrawing([still, new Blob([sampleBytes('jpeg')])]);
    const { user, dialog } = await chooseLarge();
    expect(await dialog.findByText(/foto\.jpg has 3\.49 MB, the limit is 3\.48 MB/u)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Scale down' }));
    expect(await dialog.findByRole('button', { name: 'View receipt' })).toBeVisible();
    expect(edges).toEqual([2400, 1800]);
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT')[0]?.body).toMatchObject({
      FileLink: { filename: 'foto.jpg', contentType: 'image/jpeg' },
    });
  });

  test('an expense is not saved while its image is too large, until it is left out (R-24.2)', async () => {
    const calls = watchCalls();
    const { user, dialog } = await chooseLarge();
    await dialog.findByRole('button', { name: 'Scale down' });
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(dialog.getByLabelText('Receipt')).toHaveFocus());
    expect(dialog.getByRole('alert')).toHaveTextContent(/^foto\.jpg has 3\.49 MB/u);
    await user.click(dialog.getByRole('button', { name: 'Leave out this file' }));
    expect(dialog.queryByRole('alert')).toBeNull();
    await user.click(dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(calls.of('PUT', '/expenses')).toHaveLength(1);
  });

  test('an image that stays too large is refused with the reason', async () => {
    stubDrawing([]);
    const { user, dialog } = await chooseLarge();
    await user.click(await dialog.findByRole('button', { name: 'Scale down' }));
    expect(await dialog.findByText('foto.jpg stays too large, even scaled down.')).toBeVisible();
  });

  test('a receipt of exactly 3,480,260 bytes is accepted (R-7.12)', async () => {
    const { user } = await openExpenses();
    const dialog = within(await openExpenseDialog(user));
    const bytes = new Uint8Array(3_480_260);
    bytes.set(sampleBytes('jpeg'));
    await user.upload(dialog.getByLabelText('Receipt'), fileOf(bytes, 'knapp.jpg'));
    expect(await dialog.findByText('knapp.jpg')).toBeVisible();
  });
});
