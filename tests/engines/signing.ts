import { role } from './sought';
import { until } from './until';
import type { User } from './user';

declare global {
  interface Window {
    shownFile?: Blob;
  }
}

/** Draws a wave over a pad, as a hand would. */
export async function sign(user: User): Promise<void> {
  const pad = await user.place(role('img', /^Zeichenfläche/u));
  await user.drag(
    Array.from({ length: 17 }, (_, step) => ({
      x: pad.x + (0.1 + step * 0.05) * pad.width,
      y: pad.y + (0.5 + 0.25 * Math.sin(step)) * pad.height,
    })),
  );
}

/** The bytes of the last file that the page offered or opened. */
export async function lastFile(user: User, act: () => Promise<void>): Promise<ArrayBuffer> {
  await user.run(() => {
    const create = URL.createObjectURL.bind(URL);
    // Neither a window nor a saved file: Firefox shows a saved PDF in a tab of its own, and ours would stand behind it.
    window.open = () => null;
    HTMLAnchorElement.prototype.click = () => undefined;
    URL.createObjectURL = (file) => {
      if (file instanceof Blob) window.shownFile = file;
      return create(file);
    };
  });
  await act();
  const base64 = await until(async () =>
    user.run(async () => {
      if (!window.shownFile) throw new Error('no file yet');
      const bytes = new Uint8Array(await window.shownFile.arrayBuffer());
      return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
    }),
  );
  return new Uint8Array(Buffer.from(base64, 'base64')).buffer;
}
