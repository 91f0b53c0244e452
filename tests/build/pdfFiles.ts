import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import library from 'pdfjs-dist/package.json' with { type: 'json' };
import { filesBelow } from './sourceFiles.ts';

/** The address contains the version, because files below `assets/` are kept for ever. */
const folder = `assets/pdfjs-${library.version}/`;
const packageFolder = path.resolve(import.meta.dirname, '../../node_modules/pdfjs-dist');

/**
 * Serves the files that pdf.js fetches by name while it reads a PDF: tables of characters for fonts that are not in the
 * file, stand-ins for the standard fonts, and the decoder of JPEG 2000 that needs no WebAssembly.
 */
export function pdfFiles(): Plugin {
  const files = ['cmaps', 'standard_fonts', 'wasm'].flatMap((name) =>
    filesBelow(path.join(packageFolder, name), /\.(?:bcmap|pfb|ttf)$|nowasm_fallback\.js$/u),
  );
  const nameOf = (file: string) => path.relative(packageFolder, file).split(path.sep).join('/');
  return {
    name: 'tagwerk:pdf-files',
    config: () => ({ define: { PDF_FILES: JSON.stringify(folder) } }),
    configureServer(server) {
      server.middlewares.use(`/${folder}`, (request, response, next) => {
        const file = files.find((one) => `/${nameOf(one)}` === request.url);
        if (file === undefined) return next();
        if (file.endsWith('.js')) response.setHeader('Content-Type', 'text/javascript');
        response.end(readFileSync(file));
      });
    },
    generateBundle() {
      for (const file of files)
        this.emitFile({ type: 'asset', fileName: folder + nameOf(file), source: readFileSync(file) });
    },
  };
}
