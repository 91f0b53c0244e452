import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Plugin, build, preview } from 'vite';
import { afterEach, describe, expect, it } from 'vitest';
import type { Screen } from '../bench/budgets';
import { budgets } from './budgets';
import { chunkNames } from './chunkNames';
import { clientOnly } from './clientOnly';
import { metaJson } from './metaJson';
import { assemble, holdApp } from './firstScreen';
import { headerRules, headersAt, readHeaderRules, writeHeaderRules } from './hostHeaders';
import { securityHeaders } from './securityHeaders';

let root = '';
afterEach(() => rmSync(root, { recursive: true, force: true }));

const page =
  '<!doctype html><html><head><title>x</title><script type="module" src="/src/main.ts"></script></head><body></body></html>';

const project = {
  'index.html': page,
  'src/main.ts': `import './main.css'; import { shared } from './shared'; document.title = shared(); void import('./WorkPage');`,
  'src/main.css': `@font-face { font-family: G; src: url('./geist-latin-wght-normal.woff2') }`,
  'src/geist-latin-wght-normal.woff2': 'x'.repeat(5000),
  'src/shared.ts': `export const shared = () => prompt() ?? '';`,
  'src/WorkPage.ts': `import { shared } from './shared'; export const page = 'work' + shared();`,
};

const work: Screen = {
  name: 'work',
  address: /^\/work$/u,
  modules: ['src/WorkPage.ts'],
  budget: { javascript: 10, css: 10 },
};

/** Builds a small project in memory and returns its files by name. */
async function buildOf(files: Record<string, string>, plugins: Plugin[]): Promise<Map<string, string>> {
  root = mkdtempSync(path.join(tmpdir(), 'tagwerk-build-'));
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(root, name)), { recursive: true });
    writeFileSync(path.join(root, name), text);
  }
  const result = await build({
    root,
    configFile: false,
    logLevel: 'silent',
    plugins: [chunkNames([]), ...plugins],
    build: { write: false, modulePreload: { polyfill: false } },
  });
  if (Array.isArray(result) || !('output' in result))
    throw new Error('one build, not watched, was asked for');
  return new Map(
    result.output.map((file) => [
      file.fileName.replace(/-[\w-]{8}\./u, '.'),
      file.type === 'chunk' ? file.code : String(file.source),
    ]),
  );
}

describe('the build', () => {
  it('names chunks after their content and keeps lazy ones apart', async () => {
    const files = await buildOf(project, []);
    expect([...files.keys()].filter((name) => name.endsWith('.js')).toSorted()).toEqual([
      'assets/index.js',
      'assets/lazy/WorkPage.js',
    ]);
  });

  it('asks for early compiling in the first line of the files of a screen, and not of parts (R-1.86)', async () => {
    const files = await buildOf(project, []);
    const isAsking = (name: string) => files.get(name)?.startsWith('//# allFunctionsCalledOnLoad\n');
    expect([isAsking('assets/index.js'), isAsking('assets/lazy/WorkPage.js')]).toEqual([true, false]);
  });

  it('contains its date and version (R-1.30)', async () => {
    const files = await buildOf(project, [metaJson()]);
    const meta: unknown = JSON.parse(files.get('meta.json') ?? '');
    expect(meta).toEqual({
      buildDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/u),
      version: '3.0.0',
    });
  });

  it('fails when it contains a module of tests/', async () => {
    const files = { ...project, 'src/shared.ts': `export { shared } from '../tests/service/seed';` };
    const seeded = { ...files, 'tests/service/seed.ts': `export const shared = () => 'secret';` };
    await expect(buildOf(seeded, [clientOnly()])).rejects.toThrow(/tests\/service\/seed\.ts/u);
  });

  it('passes within the budgets and fails above them', async () => {
    await buildOf(project, [budgets([work])]);
    const small = { ...work, budget: { javascript: 0.1, css: 10 } };
    await expect(buildOf(project, [budgets([small])])).rejects.toThrow(/work +javascript .* TOO BIG/u);
  });

  it('fails when the module of a screen is missing', async () => {
    const screen = { ...work, modules: ['src/Gone.ts'] };
    await expect(buildOf(project, [budgets([screen])])).rejects.toThrow(
      /src\/Gone\.ts, which is not in the build/u,
    );
  });

  it('passes with a part within its budget, and fails if the part is above it or missing', async () => {
    const part = { name: 'WorkPage', files: /\/WorkPage-[^/]+\.js$/u, budget: 1 };
    await buildOf(project, [budgets([], [part])]);
    await expect(buildOf(project, [budgets([], [{ ...part, budget: 0.01 }])])).rejects.toThrow(/TOO BIG/u);
    await expect(buildOf(project, [budgets([], [{ ...part, files: /Gone/u }])])).rejects.toThrow(
      /WorkPage, which is not in the build/u,
    );
  });
});

describe('index.html with the first screen', () => {
  const html =
    '<head><title>x</title><script type="module" crossorigin src="/a.js"></script></head><body><div id="root"></div></body>';
  const parts = {
    head: ['<style>a{}</style>'],
    first: '<template><script>1</script>',
    last: '<script>2</script>',
  };

  it('has everything for the first paint first, and fetches the app without starting it', () => {
    const held = holdApp(html);
    expect(held.app).toBe('/a.js');
    const assembled = assemble(held.html, parts);
    const names = assembled.match(
      /<style>|rel="modulepreload"|type="module"|id="root"|<template>|<script>\d/gu,
    );
    expect(names).toEqual([
      '<style>',
      'rel="modulepreload"',
      'id="root"',
      '<template>',
      '<script>1',
      '<script>2',
    ]);
  });

  it('keeps the place of the entry script during development', () => {
    const names = assemble(html, parts).match(/<style>|type="module"|id="root"/gu);
    expect(names).toEqual(['<style>', 'type="module"', 'id="root"']);
  });

  it('fails without a place for it', () => {
    expect(() => assemble('<body></body>', parts)).toThrow(/no entry script/u);
    expect(() => holdApp('<body></body>')).toThrow(/no entry script/u);
  });
});

describe('the headers of a build', () => {
  const html =
    '<meta property="csp-nonce" nonce="n0-_"><script>1</script><script type="module" src="/a.js"></script><style>a{}</style>';
  const sources = {
    script: [],
    connect: ['https://api.example'],
    image: [],
    frame: ['https://login.example'],
  };
  const rules = readHeaderRules(writeHeaderRules(headerRules(html, sources)));
  const policyAt = (address: string) => headersAt(rules, address)['Content-Security-Policy'] ?? '';

  it('allow only the page’s own inline scripts and styles, by their hashes', () => {
    const policy = policyAt('/work');
    // The hash is the output of: printf 1 | openssl dgst -sha256 -binary | base64
    expect(policy).toContain("script-src 'self' 'sha256-a4ayc/80/OGda4BO/1o/V0etpOqiLx1JwB5S3beHW0s='");
    expect(policy).toMatch(/style-src 'self' 'sha256-[\w+/]{43}=' 'nonce-n0-_';/u);
    expect(policy).not.toMatch(/unsafe-/u);
    expect(policy).toContain("connect-src 'self' https://api.example;");
    expect(policy).toContain("frame-src 'self' https://login.example;");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toMatch(/require-trusted-types-for 'script'; trusted-types default$/u);
  });

  it('let only the redirect page be framed, and only by our own pages', () => {
    expect(policyAt('/src/app/redirect.html')).toContain("frame-ancestors 'self'");
  });

  it('let browsers cache hashed files for ever, and check everything else again', () => {
    expect(headersAt(rules, '/assets/a.js')).toMatchObject({
      'Cache-Control': expect.stringContaining('immutable'),
      'X-Content-Type-Options': 'nosniff',
    });
    expect(headersAt(rules, '/')).toMatchObject({ 'Cache-Control': 'no-cache' });
  });

  it('are sent by the preview server, too, which does not serve the host program (R-22.19)', async () => {
    root = mkdtempSync(path.join(tmpdir(), 'tagwerk-preview-'));
    mkdirSync(path.join(root, 'dist/host'), { recursive: true });
    const files = { _headers: writeHeaderRules(rules), 'index.html': html, 'host/host.mjs': '//' };
    for (const [name, text] of Object.entries(files)) writeFileSync(path.join(root, 'dist', name), text);
    const server = await preview({
      root,
      configFile: false,
      logLevel: 'silent',
      plugins: [securityHeaders(() => sources)],
      preview: { port: 0, host: '127.0.0.1' },
    });
    const [address = ''] = server.resolvedUrls?.local ?? [];
    const shown = await fetch(address);
    expect([shown.status, shown.headers.get('content-security-policy')]).toEqual([200, policyAt('/')]);
    expect((await fetch(`${address}host/host.mjs`)).status).toBe(404);
    await server.close();
  });
});
