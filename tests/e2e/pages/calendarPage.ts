import type { Locator, Page } from '@playwright/test';

/** A day of the calendar, by month and day: `11-17`. */
export const day = (page: Page, date: string) => page.locator(`fieldset[data-day="2026-${date}"]`);

/** The records of a day. */
export const blocks = (page: Page, date: string) => day(page, date).locator('[data-record]');

/** The middle of a place, or a little below its top if it is high. */
export async function middleOf(place: Locator): Promise<{ readonly x: number; readonly y: number }> {
  const box = await place.boundingBox();
  if (!box) throw new Error('it is not on the screen');
  return { x: box.x + box.width / 2, y: box.y + Math.min(box.height / 2, 100) };
}

/** Waits until the service has answered a change of a record. */
export const saved = async (page: Page, method: 'PATCH' | 'PUT') =>
  page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().includes('/workrecords'),
  );
