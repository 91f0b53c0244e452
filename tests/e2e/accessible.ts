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
 * Elements that would have to be scrolled sideways to be read, in the page or its dialog (WCAG 1.4.10, which axe does
 * not check).
 */
async function scrolledSideways(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('[role="dialog"], [role="dialog"] *')]
      // A part with a name that takes the focus, such as a page of a PDF in a low box, is scrolled by keys, too.
      .filter((element) => !element.matches('section[aria-label][tabindex="0"]'))
      .filter((element) => element.scrollWidth > element.clientWidth)
      .filter(
        (element) =>
          element === document.documentElement || /auto|scroll/u.test(getComputedStyle(element).overflowX),
      )
      .map((element) => `${element.tagName} ${element.className}: ${element.scrollWidth}`),
  );
}

/** The rules about colours, which only another theme can break. */
export const colourRules: RunOptions = { runOnly: ['color-contrast', 'link-in-text-block'] };

export interface Scan {
  /** The axe rules to check; all of them if left out. */
  readonly rules?: RunOptions;
  /**
   * Whether axe also runs in `npm test`. That takes a second, so only `everyScreen.spec.ts` does it, once for each
   * screen.
   */
  readonly inEverySuite?: boolean;
}

/** Whether axe checks the page in the current suite. */
export function isScanned({ inEverySuite = false }: Scan): boolean {
  return inEverySuite || isLargeSuite;
}

/**
 * Checks that nothing has to be scrolled sideways, and that axe finds no violation of any rule or impact on the whole
 * page. axe only runs in the large suite, unless the scan asks for every suite.
 */
export async function expectAccessible(page: Page, scan: Scan = {}): Promise<void> {
  expect(await scrolledSideways(page), 'scrolls sideways').toEqual([]);
  if (!isScanned(scan)) return;
  // The script has half a megabyte, so it is injected once per page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(async (options) => {
    // Details of passed rules are left out, because nothing uses them.
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
