import type { Page } from '@playwright/test';

/** Holds back calls, or files of the build, until they are released. */
export async function holdBack(page: Page, calls: string): Promise<{ letGo: () => void }> {
  let letGo = () => {};
  const isOver = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(calls, async (route) => {
    await isOver;
    await route.fallback();
  });
  return { letGo };
}
