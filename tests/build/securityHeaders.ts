import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import type { PolicySources } from '../../src/shared/contentPolicy.ts';
import { STYLE_NONCE } from '../../src/shared/styleNonce.ts';
import { type HeaderRules, headersAt, readHeaderRules, writeHeaderRules } from './hostHeaders.ts';
import { redirectAddress } from './redirectPage.ts';

/** Hashes of inline contents, as a Content-Security-Policy lists them. */
function hashesOf(html: string, inline: RegExp): string[] {
  return Array.from(html.matchAll(inline), ([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/**
 * The policy for the pages of a build. Only the build's own files and the inline scripts of `index.html` run, and only
 * the page's host and the configured addresses can be reached. Receipts are shown from blob addresses; images in style
 * sheets and photos are data URLs.
 */
function contentSecurityPolicy(html: string, sources: PolicySources, ancestors = "'none'"): string {
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

/** All headers that the host of a build must send. */
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
    // Microsoft's library renews a token in a hidden frame that ends on this page, so only this page may be framed by
    // ours.
    {
      address: redirectAddress,
      without: [policy],
      headers: { [policy]: contentSecurityPolicy('', sources, "'self'") },
    },
  ];
}

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
