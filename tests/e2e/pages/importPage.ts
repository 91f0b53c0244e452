import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type Page, expect } from '@playwright/test';
import * as v from 'valibot';
import { type AccountName, guidOf } from '../../accounts';
import type { Service } from '../../service/service';

/** The path of a file of the twelve. */
export const importFile = (name: string) =>
  fileURLToPath(new URL(`../../import/files/${name}`, import.meta.url));

/** Drops a file of the twelve on the page. */
export async function dropFile(page: Page, name: string): Promise<void> {
  const bytes = [...(await readFile(importFile(name)))];
  const dataTransfer = await page.evaluateHandle(
    ([all, called]) => {
      const transfer = new DataTransfer();
      transfer.items.add(new File([Uint8Array.from(all)], called));
      return transfer;
    },
    [bytes, name] as const,
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer });
  await page.dispatchEvent('body', 'drop', { dataTransfer });
}

const row = v.object({ date: v.string(), hours: v.number(), text: v.string(), pair: v.string() });

/** What the service has of somebody, by day. */
export function storedOf(service: Service, account: AccountName): readonly string[] {
  const sql = `select Date date, HoursWorked hours, w.Description text,
    trim(coalesce(c.Name, '') || ' ' || coalesce(p.Name, '')) pair
    from workRecords w left join customers c on c.Id = Customer_fk left join projects p on p.Id = Project_fk
    where guid = ? order by Date, HoursWorked desc`;
  return service.db
    .all(row, sql, guidOf(service, account))
    .map(({ date, hours, text, pair }) => `${date} ${hours.toFixed(1)} ${pair}: ${text}`);
}

/** What a preview says instead of a customer or project. */
const without = /^(?:Ohne Kunde|ohne Projekt|No customer|no project)$/u;

/** What the preview shows as ticked, in the same words. */
export async function previewed(page: Page): Promise<readonly string[]> {
  const rows = page
    .getByRole('table', { name: /^(?:Preview|Vorschau)$/u })
    .locator('tr[data-record]:has(input:checked)');
  await expect(rows.first()).toBeVisible();
  const cells = await rows.evaluateAll((all) =>
    all.map((one) => {
      const [, date, pair, text, hours] = one.querySelectorAll('td');
      return {
        day: /\d\d\.\d\d\.\d{4}/u.exec(date?.textContent ?? '')?.[0] ?? '',
        names: [...(pair?.children ?? [])].map((name) => name.textContent),
        text: text?.querySelector('[title]')?.getAttribute('title') ?? '',
        hours: hours?.textContent.replace(',', '.') ?? '',
      };
    }),
  );
  return cells
    .map(({ day, names, text, hours }) => {
      const date = day.split('.').toReversed().join('-');
      return `${date} ${hours} ${names.filter((name) => !without.test(name.trim())).join(' ')}: ${text}`;
    })
    .toSorted();
}
