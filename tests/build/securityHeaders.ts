import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PolicySources } from '../../src/shared/contentPolicy.ts';
import { STYLE_NONCE } from '../../src/shared/styleNonce.ts';
import { type HeaderRules, headersAt, readHeaderRules, writeHeaderRules } from './hostHeaders.ts';
import { redirectAddress } from './redirectPage.ts';

/** Hashes of what stands between the tags, as a Content-Security-Policy names them. */
function hashesOf(html: string, inline: RegExp): string[] {
  return Array.from(html.matchAll(inline), ([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/**
 * The policy for the pages of a build. Nothing runs but the build's own files and the inline script of `index.html`;
 * nothing is reached but the own host and what the configuration names. Receipts are shown from blob
 * addresses; images of the style sheets and photos are data URLs.
 */
export function contentSecurityPolicy(html: string, sources: PolicySources, ancestors = "'none'"): string {
  const scripts = hashesOf(html, /<script>([\s\S]*?)<\/script>/gu);
  const styles = hashesOf(html, /<style>([\s\S]*?)<\/style>/gu);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...sources.script],
    'style-src': ["'self'", ...styles, `'nonce-${STYLE_NONCE}'`],
    'img-src': ["'self'", 'data:', 'blob:', ...sources.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...sources.frame],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [ancestors],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/** All headers that a build asks of its host. */
export function headerRules(html: string, sources: PolicySources): HeaderRules {
  const policy = 'Content-Security-Policy';
  return [
    {
      address: '/*',
      without: [],
      headers: {
        [policy]: contentSecurityPolicy(html, sources),
        'Referrer-Policy': 'strict-origin-when-cross-origin',
        'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
        'X-Content-Type-Options': 'nosniff',
        'Cache-Control': 'no-cache',
      },
    },
    {
      address: '/assets/*',
      without: ['Cache-Control'],
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    // Microsoft's library renews a token in a hidden frame that ends there: this page alone may stand in ours.
    {
      address: redirectAddress,
      without: [policy],
      headers: { [policy]: contentSecurityPolicy('', sources, "'self'") },
    },
  ];
}

/**
 * Writes `_headers` beside the pages, and lets the preview server of `npm start` send the same.
 *
 * @param sources known when the first screen has been rendered
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
        // The service behind the same address answers for itself.
        if (!/^\/(?:api|ws)(?:\/|$)/u.test(pathname)) {
          for (const [name, value] of Object.entries(headersAt(rules, pathname)))
            response.setHeader(name, value);
        }
        next();
      });
    },
  };
}
