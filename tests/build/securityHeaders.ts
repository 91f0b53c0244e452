import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PolicySources } from '../../src/shared/contentPolicy.ts';
import { HOST_FOLDER } from './host/page.ts';
import { headerRules, headersAt, readHeaderRules, writeHeaderRules } from './hostHeaders.ts';

/**
 * Writes `_headers` beside the pages, and lets the preview server of `npm start` send these headers.
 *
 * @param sources returns the sources, which are known after the first screen was rendered
 */
export function securityHeaders(sources: () => PolicySources): Plugin {
  return {
    name: 'tagwerk:security-headers',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const page = bundle['index.html'];
        if (page?.type !== 'asset') return;
        const source = writeHeaderRules(headerRules(String(page.source), sources()));
        this.emitFile({ type: 'asset', fileName: '_headers', source });
      },
    },
    configurePreviewServer({ config, middlewares }) {
      const file = path.resolve(config.root, config.build.outDir, '_headers');
      const rules = readHeaderRules(readFileSync(file, 'utf8'));
      middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost');
        if (pathname.startsWith(`/${HOST_FOLDER}/`)) {
          response.statusCode = 404;
          response.end();
          return;
        }
        // The service at the same address sets its own headers.
        if (!/^\/(?:api|ws)(?:\/|$)/u.test(pathname)) {
          for (const [name, value] of Object.entries(headersAt(rules, pathname)))
            response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
