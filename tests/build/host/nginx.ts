import { type HeaderRules, REDIRECT_PAGE, headersAt } from '../hostHeaders.ts';

/** The types of the files of a build. nginx’s own list has neither the manifest nor, before 1.27, modules. */
const types: Readonly<Record<string, string>> = {
  'text/html': 'html',
  'text/css': 'css',
  'text/javascript': 'js mjs',
  'text/plain': 'txt',
  'application/json': 'json',
  'application/manifest+json': 'webmanifest',
  'image/svg+xml': 'svg',
  'image/png': 'png',
  'font/woff2': 'woff2',
  'font/ttf': 'ttf',
};

/** One location with the headers of an address. A location that adds a header takes over none from outside. */
function location(
  match: string,
  headers: Readonly<Record<string, string>>,
  lines: readonly string[],
): string {
  // An answer that something is missing must not be kept for a year.
  const added = Object.entries(headers).map(
    ([name, value]) => `add_header ${name} "${value}"${name === 'Cache-Control' ? '' : ' always'};`,
  );
  return [`location ${match} {`, ...[...lines, ...added].map((line) => `  ${line}`), '}'].join('\n');
}

/**
 * The locations of a deployment for nginx, to be included in a `server`.
 *
 * @param site the folder of the files, whose folders are the path in the address
 * @param base the path below which the app lives
 */
export function nginxLocations(site: string, base: string, rules: HeaderRules): string {
  const at = (file: string, lines: readonly string[], match = base + file) =>
    location(match, headersAt(rules, base + file), [
      `root ${JSON.stringify(site)};`,
      'gzip_static on;',
      'gzip_vary on;',
      '# brotli_static on;',
      'default_type application/octet-stream;',
      `types { ${Object.entries(types)
        .map(([type, ends]) => `${type} ${ends};`)
        .join(' ')} }`,
      ...lines,
    ]);
  return [
    `# Made by the host program. Include it in a server; the locations of the service are yours.
# With nginx's Brotli module, take the # away before brotli_static.`,
    ...(base === '/'
      ? []
      : [
          `location = ${base.slice(0, -1)} {
  absolute_redirect off;
  return 301 ${base};
}`,
        ]),
    // Each location of its own, so that two deployments of a host answer for themselves.
    `location = ${base}healthz {
  root ${JSON.stringify(site)};
  default_type text/plain;
  add_header Cache-Control no-store always;
  if (!-f $document_root${base}index.html) { return 503; }
  return 200 "ok\\n";
}`,
    at('assets/', ['try_files $uri =404;'], `^~ ${base}assets/`),
    at(REDIRECT_PAGE, ['try_files $uri =404;'], `= ${base}${REDIRECT_PAGE}`),
    at('', [`try_files $uri ${base}index.html =404;`]),
    '',
  ].join('\n\n');
}
