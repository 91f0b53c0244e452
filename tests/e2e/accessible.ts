import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Page, expect } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

declare global {
  interface Window {
    readonly axe: { run(): Promise<AxeResults> };
  }
}

/** No violation of any rule and impact, on the whole page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const results = await window.axe.run();
    return results.violations.map(({ id, impact, help, nodes }) => ({
      rule: `${id} (${impact ?? 'unrated'}): ${help}`,
      where: nodes.map(
        ({ html, any }) => `${html.slice(0, 200)}: ${any.map(({ message }) => message).join(' ')}`,
      ),
    }));
  });
  expect(violations, 'accessibility violations').toEqual([]);
}
