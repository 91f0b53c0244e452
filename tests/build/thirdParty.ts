import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Plugin, Rolldown } from 'vite';
import * as v from 'valibot';
import packageJson from '../../package.json' with { type: 'json' };
import { filesBelow } from './sourceFiles.ts';

/** Packages without modules in the bundle: of styles and fonts, and of the service worker, which is made afterwards. */
const besideModules = [
  'bootstrap',
  '@fontsource-variable/geist',
  '@fontsource/dancing-script',
  ...['core', 'precaching', 'routing', 'strategies'].map((part) => `workbox-${part}`),
].map((name) => path.join('node_modules', name));

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  license: v.optional(v.string(), 'see its text'),
});

/** The packages of files: a module may have a mark before its path, and a question behind it. */
function packagesOf(files: readonly string[]): readonly string[] {
  return files.flatMap((file) => /\/.*\/node_modules\/(?:@[^/]+\/)?[^/?]+/u.exec(file)?.[0] ?? []);
}

/** Name, version, licence and its texts, also those of what the package has taken from others. */
function licenceOf(folder: string) {
  const { name, version, license } = v.parse(
    packageSchema,
    JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')),
  );
  const texts = filesBelow(folder, /^(?:licen[cs]e|copying|notice)(?!.*\.[cm]?[jt]sx?$)/iu)
    .filter((file) => !file.slice(folder.length).includes('node_modules'))
    .map((file) => readFileSync(file, 'utf8').trim());
  return { name, version, licence: license, text: [...new Set(texts)].join('\n\n') };
}

/** The fonts of the papers are files of our own source (`src/shared/pdf/fonts`). */
function fontLicence() {
  const text = readFileSync(path.resolve(import.meta.dirname, '../../src/shared/pdf/fonts/OFL.txt'), 'utf8');
  return { name: 'Noto Sans', version: '', licence: 'OFL-1.1', text };
}

/** The parts of a CycloneDX document that are changed here. */
const bomSchema = v.looseObject({ metadata: v.looseObject({ component: v.looseObject({}) }) });

/** What npm knows about the dependencies, which needs no network; it would name the folder instead of the app. */
async function readBom(): Promise<string> {
  const flags = ['--omit', 'dev', '--package-lock-only', '--sbom-type', 'application'];
  const { stdout } = await promisify(execFile)('npm', ['sbom', '--sbom-format', 'cyclonedx', ...flags], {
    maxBuffer: 64 * 1024 * 1024,
    shell: process.platform === 'win32',
  });
  const bom = v.parse(bomSchema, JSON.parse(stdout));
  bom.metadata.component['name'] = packageJson.name;
  return JSON.stringify(bom);
}

/**
 * Writes what an administrator is asked for: `licences.json`, the licences of the packages whose modules, styles and
 * fonts are in the build, and `sbom.json`, all dependencies with their versions and hashes.
 */
export function thirdParty(): Plugin {
  const used = new Set(besideModules);
  let bom: Promise<string>;
  const note = (bundle: Rolldown.OutputBundle) => {
    for (const chunk of Object.values(bundle))
      if (chunk.type === 'chunk') packagesOf(chunk.moduleIds).forEach((folder) => used.add(folder));
  };
  const inWorkers: Plugin = {
    name: 'tagwerk:third-party-in-workers',
    generateBundle: (_options, bundle) => note(bundle),
  };
  return {
    name: 'tagwerk:third-party',
    apply: 'build',
    config: () => ({ worker: { plugins: () => [inWorkers] } }),
    buildStart() {
      bom = readBom();
      // It is awaited at the end.
      bom.catch(() => undefined);
    },
    generateBundle: {
      order: 'pre',
      async handler(_options, bundle) {
        note(bundle);
        const licences = [...used]
          .filter((folder) => existsSync(path.join(folder, 'package.json')))
          .map(licenceOf)
          .concat(fontLicence())
          .toSorted((a, b) => a.name.localeCompare(b.name));
        this.emitFile({ type: 'asset', fileName: 'licences.json', source: JSON.stringify(licences) });
        this.emitFile({ type: 'asset', fileName: 'sbom.json', source: await bom });
      },
    },
  };
}
