import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { build } from 'vite';
import { quietAddress } from '../e2e/gateway';

/** Bundles a script of this folder with its imports, for a page of its own. */
export async function bundle(file: string): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'error',
    define: { 'process.env.NODE_ENV': '"production"', BUILD_DATE: '""' },
    resolve: { alias: { '@': path.resolve(import.meta.dirname, '../../src') } },
    build: {
      write: false,
      lib: { entry: path.join(import.meta.dirname, file), formats: ['iife'], name: 'bench' },
    },
  });
  const [output] = Array.isArray(result) ? result : [result];
  const chunk = output && 'output' in output ? output.output[0] : undefined;
  if (!chunk) throw new Error(`${file} was not built`);
  return chunk.code;
}

/** Opens a page of the app's origin that runs only a script of this folder. */
export async function openScript(context: BrowserContext, url: string, file: string): Promise<Page> {
  const page = await context.newPage();
  const failures: Error[] = [];
  page.on('pageerror', (failure) => failures.push(failure));
  // The origin's security policy allows no other way to add a script.
  await page.addInitScript({ content: await bundle(file) });
  await page.goto(url + quietAddress);
  if (failures[0]) throw new Error(`${file} does not run: ${failures[0].message}`);
  return page;
}
