import { type Locator, expect } from '@playwright/test';
import type { Language } from '@/shared/i18n/i18n';
import { dateText } from '../dateText';

/** Checks the day of a date field: its text in the app's language, or the value of the device's own picker. */
export async function expectDay(field: Locator, day: string, language: Language = 'en'): Promise<void> {
  await expect(field).toBeVisible();
  const isPicker = (await field.getAttribute('type')) === 'date';
  await expect(field).toHaveValue(isPicker ? day : dateText(day, language));
  if (isPicker) await expect(field.locator('xpath=..')).toHaveText(dateText(day, language));
}
