import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { DEPLOYED, SETTINGS_ELEMENT } from '../../../src/shared/hosting/pageSettings.ts';
import { pageAt, workerAt } from '../anyAddress.ts';
import { headerRules, writeHeaderRules } from '../hostHeaders.ts';
import { type Settings, problemsOf, readSettings } from './checkSettings.ts';
import { compressedFiles } from './compressed.ts';
import { nginxLocations } from './nginx.ts';
import { HOST_FOLDER, PAGE_FILE, RENDERER_FILE, fillPage } from './page.ts';
import { type Rendered, renderedBy } from './renderer.ts';

/** A build, the settings of a deployment, and where to put what its host serves. */
interface Order {
  readonly dist: string;
  /** The file of the settings. */
  readonly settings: string;
  readonly out: string;
}

/** The files of a build that are the same in every deployment. */
const shared = (file: string) =>
  !file.startsWith(`${HOST_FOLDER}/`) && !['index.html', 'sw.js', 'meta.json', '_headers'].includes(file);

/** Writes a file so that a host that reads it meanwhile has the old one or the new one. */
function write(file: string, content: Uint8Array | string): void {
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, content);
  renameSync(`${file}.new`, file);
}

/** Writes a file and its compressed forms. */
function publish(file: string, content: Uint8Array): void {
  for (const [ending, packed] of Object.entries(compressedFiles(file, content))) write(file + ending, packed);
  write(file, content);
}

/** Renders the first screens once more. The renderer reads the settings when it starts, so each run has one of its own. */
async function render(dist: string, settings: Settings): Promise<Rendered> {
  Reflect.set(globalThis, SETTINGS_ELEMENT, JSON.stringify(settings));
  const { href } = pathToFileURL(path.join(dist, RENDERER_FILE));
  return renderedBy(await import(`${href}?${randomUUID()}`));
}

/**
 * The service worker with the page of the deployment: it fetches a page again when its hash has changed.
 *
 * @throws if the worker does not list the page
 */
function workerFor(worker: string, page: string): string {
  const listed = /(\{url:"index\.html",revision:")[^"]*/u;
  if (!listed.test(worker)) throw new Error('sw.js does not list the page');
  return worker.replace(listed, `$1${createHash('md5').update(page).digest('hex')}`);
}

/** The page with a nonce of its own for styles, which is the same for as long as nothing else of it changes. */
function withNonce(page: string): string {
  const nonce = createHash('sha256').update(page).digest('base64url').slice(0, 22);
  return page.replace(/(?<=<meta property="csp-nonce" nonce=")[^"]*/u, nonce);
}

/** The page, with the date of the one that is already there if nothing else has changed. */
function dated(pageOf: (date: string) => string, file: string): { page: string; date: string } {
  const before = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const known = new RegExp(`"${DEPLOYED}":"([^"]*)"`, 'u').exec(before)?.[1];
  const date = known !== undefined && pageOf(known) === before ? known : new Date().toISOString();
  return { page: pageOf(date), date };
}

/**
 * Makes a deployment of a build: `site` in the folder `out`, whose files lie as their addresses say, and `nginx.conf`.
 * What a build has under a hash is copied as it is, and what an earlier build had there stays, because pages that are
 * open may still ask for it. The page comes last.
 *
 * @returns what is wrong, in lines; then nothing was written
 */
export async function host({ dist, settings: file, out }: Order): Promise<readonly string[]> {
  if (!existsSync(path.join(dist, PAGE_FILE))) return [`${dist} is no build: npm run build makes one`];
  if (!existsSync(file)) return [`${file} is missing: it has the settings, { "VITE_…": "…" }`];
  const read = readSettings(readFileSync(file, 'utf8'));
  if ('problems' in read) return read.problems.map((problem) => `${file}: ${problem}`);
  const { settings } = read;
  const rendered = await render(dist, settings);
  const problems = problemsOf(settings, [...rendered.settingNames], rendered.environmentProblems);
  if (problems.length > 0) return problems;

  const site = path.resolve(out, 'site');
  const folder = path.join(site, rendered.basePath);
  const textOf = (name: string) => readFileSync(path.join(dist, name), 'utf8');
  const blank = pageAt(textOf(PAGE_FILE), rendered.basePath);
  const { page, date } = dated(
    (day) => withNonce(fillPage(blank, rendered.templates, { ...settings, [DEPLOYED]: day })),
    path.join(folder, 'index.html'),
  );
  const rules = headerRules(page, rendered.policySources, rendered.basePath);

  const names = readdirSync(dist, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dist, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'));
  for (const name of names.filter(shared)) {
    const target = path.join(folder, name);
    if (name.startsWith('assets/') && existsSync(target)) continue;
    publish(target, readFileSync(path.join(dist, name)));
  }
  const made = {
    'sw.js': workerFor(workerAt(textOf('sw.js'), rendered.basePath), page),
    'index.html': page,
    'meta.json': JSON.stringify({ ...JSON.parse(textOf('meta.json')), buildDate: date }),
  };
  write(path.join(site, '_headers'), writeHeaderRules(rules));
  write(path.join(out, 'nginx.conf'), nginxLocations(site, rendered.basePath, rules));
  for (const [name, text] of Object.entries(made)) publish(path.join(folder, name), Buffer.from(text));
  return [];
}
