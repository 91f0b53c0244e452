import { createHash } from 'node:crypto';
import type { PolicySources } from '../../src/shared/contentPolicy.ts';

/** The page that passes Microsoft's answer to the app; its address is the same in development and in a build. */
export const REDIRECT_PAGE = 'src/app/redirect.html';

/** The headers for an address, as one rule of the file `_headers`. */
interface HeaderRule {
  /** An address; a `*` at its end matches anything. */
  readonly address: string;
  /** Names of headers set by an earlier rule that this rule removes. */
  readonly without: readonly string[];
  readonly headers: Readonly<Record<string, string>>;
}

export type HeaderRules = readonly HeaderRule[];

/** Writes the file `_headers` for static hosts (Netlify, Cloudflare Pages): an address, and its headers below it. */
export function writeHeaderRules(rules: HeaderRules): string {
  return rules
    .map(({ address, without, headers }) =>
      [
        address,
        ...without.map((name) => `  ! ${name}`),
        ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
        '',
      ].join('\n'),
    )
    .join('\n');
}

export function readHeaderRules(text: string): HeaderRules {
  const rules: { address: string; without: string[]; headers: Record<string, string> }[] = [];
  for (const line of text.split('\n').filter((it) => it.trim() !== '')) {
    const rule = rules.at(-1);
    const [, name, value] = /^\s+([\w-]+): (.*)$/u.exec(line) ?? [];
    const removed = /^\s+! ([\w-]+)$/u.exec(line)?.[1];
    if (!/^\s/u.test(line)) rules.push({ address: line, without: [], headers: {} });
    else if (rule && removed !== undefined) rule.without.push(removed);
    else if (rule && name !== undefined && value !== undefined) rule.headers[name] = value;
    else throw new Error(`_headers: ${line}`);
  }
  return rules;
}

function isAt(pathname: string, address: string): boolean {
  return address.endsWith('*') ? pathname.startsWith(address.slice(0, -1)) : pathname === address;
}

/** The headers that a host sends for an address if it follows the rules. */
export function headersAt(rules: HeaderRules, pathname: string): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules.filter(({ address }) => isAt(pathname, address))) {
    for (const name of rule.without) delete headers[name];
    Object.assign(headers, rule.headers);
  }
  return headers;
}

/** Hashes of inline contents, as a Content-Security-Policy lists them. */
function hashesOf(html: string, inline: RegExp): string[] {
  return Array.from(html.matchAll(inline), ([, content = '']) => {
    const hash = createHash('sha256').update(content).digest('base64');
    return `'sha256-${hash}'`;
  });
}

/** The nonce that the page holds for the drag library's style elements (`src/features/planner/dragSensors.ts`). */
function nonceOf(html: string): readonly string[] {
  const nonce = /<meta property="csp-nonce" nonce="([^"]+)">/u.exec(html)?.[1];
  return nonce === undefined ? [] : [`'nonce-${nonce}'`];
}

/**
 * The policy for the pages of a build. Only the build's own files and the inline scripts of `index.html` run, and only
 * the page's host and the configured addresses can be reached. Receipts are shown from blob addresses; images in style
 * sheets and photos are data URLs. Text becomes neither code nor markup, and a script's address passes the one policy of
 * `src/shared/hosting/scriptPolicy.ts` (Trusted Types).
 */
function contentSecurityPolicy(html: string, sources: PolicySources, ancestors = "'none'"): string {
  const scripts = hashesOf(html, /<script>([\s\S]*?)<\/script>/gu);
  const styles = hashesOf(html, /<style>([\s\S]*?)<\/style>/gu);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts, ...sources.script],
    'style-src': ["'self'", ...styles, ...nonceOf(html)],
    'img-src': ["'self'", 'data:', 'blob:', ...sources.image],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...sources.connect],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'frame-src': ["'self'", ...sources.frame],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': [ancestors],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ['default'],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

/**
 * All headers that the host of a build must send.
 *
 * @param base the path below which the app lives
 */
export function headerRules(html: string, sources: PolicySources, base = '/'): HeaderRules {
  const policy = 'Content-Security-Policy';
  return [
    {
      address: `${base}*`,
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
      address: `${base}assets/*`,
      without: ['Cache-Control'],
      headers: { 'Cache-Control': 'public, max-age=31536000, immutable' },
    },
    // Microsoft's library renews a token in a hidden frame that ends on this page, so only this page may be framed by
    // ours.
    {
      address: `${base}${REDIRECT_PAGE}`,
      without: [policy],
      headers: { [policy]: contentSecurityPolicy('', sources, "'self'") },
    },
  ];
}
