import { afterEach, expect, test, vi } from 'vitest';
import { pageSettings } from './pageSettings';

afterEach(() => document.head.replaceChildren());

function givePage(json: string): void {
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = 'tagwerk-settings';
  element.textContent = json;
  document.head.append(element);
}

async function problemsOfApp(): Promise<readonly string[]> {
  vi.resetModules();
  return (await import('../env')).environmentProblems;
}

test('settings come from the page, and none where it has no element for them (R-22.2)', () => {
  expect(pageSettings()).toEqual({});
  givePage('{ "VITE_COMPANY_NAME": "Kesselhaus AG" }');
  expect(pageSettings()).toEqual({ VITE_COMPANY_NAME: 'Kesselhaus AG' });
});

test.each(['{ "VITE_COMPANY_NAME": ', '"text"', '[]', 'null'])(
  'a page whose settings are %s names the element that is wrong (R-22.3)',
  async (json) => {
    givePage(json);
    expect(await problemsOfApp()).toEqual([expect.stringMatching(/^#tagwerk-settings: /u)]);
  },
);

test('a setting that is no text is named (R-22.3)', async () => {
  givePage('{ "VITE_HOURS_STEP": 0.25, "VITE_MSAL_AUTHORITY": null }');
  expect(await problemsOfApp()).toEqual(['VITE_MSAL_AUTHORITY: "…"', 'VITE_HOURS_STEP: "…"']);
});
