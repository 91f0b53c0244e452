import type { BrowserContext, Page } from '@playwright/test';
import { bundle } from './bundle';

const styles = `
  body { margin: 0; font: 14px/20px sans-serif }
  .board { display: flex; gap: 12px; height: 650px; padding: 0 32px; overflow: auto }
  .list { flex: 0 0 272px; height: 16000px; background: #eee }
  svg { width: 14px; height: 14px }
  p { display: flex; gap: 8px; margin: 0 }
  .card { box-sizing: border-box; height: 110px; margin: 0 8px 8px; padding: 12px; border: 1px solid #ccc; background: #fff }
`;

/** Opens a board made with the drag library alone, with which the planner's board is compared. */
export async function openBareBoard(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.setContent(`<!doctype html><style>${styles}</style>`);
  await page.addScriptTag({ content: await bundle('bareBoard.tsx') });
  await page.locator('.card').first().waitFor();
  return page;
}
