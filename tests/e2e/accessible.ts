import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, expect } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { isLargeSuite } from '../suite';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(options: RunOptions): Promise<AxeResults> };
  }
}

/**
 * What would have to be moved sideways to be read, the page itself or a dialog on it (WCAG 1.4.10, which axe does not
 * look at).
 */
async function scrolledSideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
      .filter((element) => element.scrollWidth > element.clientWidth)
      .filter(
        (element) =>
          element === document.documentElement || /auto|scroll/u.test(getComputedStyle(element).overflowX),
      )
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth}`),
  );
}

/** The rules that look at colours: what another theme can break. */
export const colourRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

export interface Scan {
  /** All of axe's rules, unless some are named. */
  readonly rules?: RunOptions;
  /** Whether axe also looks in `npm test`. That takes a second, so `everyScreen.spec.ts` does it once for each screen. */
  readonly inEverySuite?: boolean;
}

/** Whether axe looks at the page in the suite that runs. */
export function isScanned({ inEverySuite = false }: Scan): boolean {
  return inEverySuite || isLargeSuite;
}

/**
 * Nothing to scroll sideways for, and no violation of any rule and impact on the whole page as it stands; the latter in
 * the large suite only, unless the scan is wanted in every one.
 */
export async function expectAccessible(page: Page, scan: Scan = {}): Promise<void> {
  expect(await scrolledSideways(page), 'scrolls sideways').toEqual([]);
  if (!isScanned(scan)) return;
  // Half a megabyte, once a page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => {
    // What passes is not put into words: nobody reads it.
    const results = await window.axe.run({ ...options, resultTypes: ['violations'] });
    return results.violations.map(({ id, impact, help, nodes }) => ({
      rule: `${id} (${impact ?? 'unrated'}): ${help}`,
      where: nodes.map(
        ({ html, any }) => `${html.slice(0, 200)}: ${any.map(({ message }) => message).join(' ')}`,
      ),
    }));
  }, scan.rules ?? {});
  expect(violations, 'accessibility violations').toEqual([]);
}
