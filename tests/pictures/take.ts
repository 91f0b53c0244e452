import path from 'node:path';
import type { Page } from '@playwright/test';
import { type Stage, setStage } from '../bench/stage';

/** A picture of the README: where it is taken, and when the screen has what it shows. */
interface Picture {
  readonly name: string;
  readonly address: string;
  readonly width: number;
  readonly height: number;
  readonly theme: 'light' | 'dark';
  readonly show: (page: Page) => Promise<unknown>;
}

const pictures: readonly Picture[] = [
  {
    name: 'desktop',
    address: '/work',
    width: 1440,
    height: 900,
    theme: 'light',
    show: (page) => page.getByRole('row').nth(5).waitFor(),
  },
  {
    name: 'phone',
    address: '/timesheets/month/2026-10',
    width: 390,
    height: 844,
    theme: 'light',
    show: (page) => page.getByRole('region', { name: 'Check' }).waitFor(),
  },
  {
    name: 'dark',
    address: '/planner/kanban/1',
    width: 1440,
    height: 900,
    theme: 'dark',
    show: (page) => page.getByRole('button', { name: 'Add bucket' }).waitFor(),
  },
  {
    name: 'pdf',
    address: '/timesheets/month/2026-10',
    width: 1440,
    height: 900,
    theme: 'light',
    show: async (page) => {
      await page.getByRole('button', { name: 'See all pages' }).click();
      await page.getByRole('dialog').locator('canvas').nth(1).waitFor();
    },
  },
];

async function take(stage: Stage, picture: Picture): Promise<void> {
  const context = await stage.visit('member');
  const page = await context.newPage();
  await page.setViewportSize(picture);
  await page.addInitScript((theme) => localStorage.setItem('tagwerk.theme', theme), picture.theme);
  await page.goto(stage.gateway.url + picture.address);
  await picture.show(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({
    path: path.join(import.meta.dirname, `${picture.name}.png`),
    animations: 'disabled',
  });
  await context.close();
}

/** `npm run pictures`: takes the pictures of the README anew, of a fresh build and the reference service's company. */
const stage = await setStage(0);
for (const picture of pictures) await take(stage, picture);
await stage.end();
