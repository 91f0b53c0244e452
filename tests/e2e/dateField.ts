import { type Locator, expect } from '@playwright/test';
import type { Language } from '@/shared/i18n/i18n';
import { dateText } from '../dateText';

/** A date field holds a day: in the language of the app, or in the device's own picker behind the same look. */
export async function expectDay(field: Locator, day: string, language: Language = 'en'): Promise<void> {
  await expect(field).toBeVisible();
  const isPicker = (await field.getAttribute('type')) === 'date';
  await expect(field).toHaveValue(isPicker ? day : dateText(day, language));
  if (isPicker) await expect(field.locator('xpath=..')).toHaveText(dateText(day, language));
}
