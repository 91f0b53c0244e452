import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import type * as PdfJs from 'pdfjs-dist/legacy/build/pdf.mjs';

/** What a page or picture looks like, whatever its size. */
export interface Look {
  /** The height of what is drawn on it, in points or pixels. */
  readonly height: number;
  /** The colours of 24 by 24 parts of what is drawn on it. */
  readonly grid: readonly number[];
  readonly text: string;
}

const library = path.resolve(import.meta.dirname, '../../node_modules/pdfjs-dist');
const ADDRESS = '/assets/pdf-of-tests/';

/**
 * The looks of the pages of a PDF, or of a picture, as the browser draws it. Of a report's page for a receipt only what
 * is between its head and foot counts.
 */
export async function lookOf(page: Page, type: string, file: Buffer): Promise<readonly Look[]> {
  await page.route(`**${ADDRESS}**`, async (route) => {
    const name = new URL(route.request().url()).pathname.slice(ADDRESS.length);
    await route.fulfill({
      body: await readFile(path.join(library, name.replace(/(?<=\.min)\.js$/u, '.mjs'))),
      contentType: name.endsWith('js') ? 'text/javascript' : 'application/octet-stream',
    });
  });
  return page.evaluate(
    async ([address, base64, kind]) => {
      const EDGE = 24;
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

      function look(canvas: HTMLCanvasElement, top: number, bottom: number, text: string) {
        const { width, height } = canvas;
        const { data = [] } = canvas.getContext('2d')?.getImageData(0, 0, width, height) ?? {};
        const isDrawn = (x: number, y: number) =>
          [0, 1, 2].some((sample) => (data[(y * width + x) * 4 + sample] ?? 255) < 235);
        let [x0, y0, x1, y1] = [width, height, -1, -1];
        for (let y = Math.ceil(top); y < bottom; y += 1) {
          for (let x = 0; x < width; x += 1) {
            if (!isDrawn(x, y)) continue;
            [x0, y0, x1, y1] = [Math.min(x0, x), Math.min(y0, y), Math.max(x1, x), Math.max(y1, y)];
          }
        }
        const small = new OffscreenCanvas(EDGE, EDGE).getContext('2d');
        if (!small || x1 < 0)
          return { height: 0, grid: Array.from({ length: EDGE * EDGE * 3 }, () => 255), text };
        small.imageSmoothingQuality = 'high';
        small.drawImage(canvas, x0, y0, x1 - x0 + 1, y1 - y0 + 1, 0, 0, EDGE, EDGE);
        const grid = [...small.getImageData(0, 0, EDGE, EDGE).data].filter((_value, at) => at % 4 !== 3);
        return { height: y1 - y0 + 1, grid, text };
      }

      if (kind.startsWith('image/')) {
        const image = new Image();
        image.src = `data:${kind};base64,${base64}`;
        await image.decode();
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: image.naturalWidth, height: image.naturalHeight });
        canvas.getContext('2d')?.drawImage(image, 0, 0);
        return [look(canvas, 0, canvas.height, '')];
      }

      // The page's policy lets it load scripts of the build alone, so this one is named like one of them.
      const pdfjs: typeof PdfJs = await import(`${address}legacy/build/pdf.min.js`);
      pdfjs.GlobalWorkerOptions.workerSrc = `${address}legacy/build/pdf.worker.min.js`;
      const files = new URL(address, location.href).href;
      const reading = pdfjs.getDocument({
        data: bytes,
        verbosity: 0,
        isEvalSupported: false,
        useWasm: false,
        cMapUrl: `${files}cmaps/`,
        standardFontDataUrl: `${files}standard_fonts/`,
        wasmUrl: `${files}wasm/`,
      });
      const pdf = await reading.promise;
      const looks = [];
      for (let number = 1; number <= pdf.numPages; number += 1) {
        const drawn = await pdf.getPage(number);
        const viewport = drawn.getViewport({ scale: 1 });
        const canvas = document.createElement('canvas');
        Object.assign(canvas, { width: viewport.width, height: viewport.height });
        await drawn.render({ canvas, viewport }).promise;
        const { items } = await drawn.getTextContent();
        const texts = items.flatMap((item) =>
          'str' in item ? [{ text: item.str, y: viewport.height - Number(item.transform[5]) }] : [],
        );
        const head = texts.find(({ text }) => text.startsWith('05.10.2026'));
        const foot = texts.find(({ text }) => /^Seite \d/u.test(text));
        const [top, bottom] = head && foot ? [head.y + 5, foot.y - 14] : [0, canvas.height];
        looks.push(look(canvas, top, bottom, `${texts.map(({ text }) => text).join(' ')} `));
      }
      await reading.destroy();
      return looks;
    },
    [ADDRESS, file.toString('base64'), type] as const,
  );
}
