import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { onlyLarge } from '../suite';
import { create, fileOf, openImport, openTab, ready, recordNothing, stored } from './importPage';

beforeEach(recordNothing);

/** The cells of a ticked record of the preview. */
function shown(row: HTMLElement) {
  const [, day, pair, text, hours] = row.querySelectorAll('td');
  const [customer, project] = pair?.children ?? [];
  const date = /\d\d\.\d\d\.\d{4}/u
    .exec(day?.textContent ?? '')?.[0]
    .split('.')
    .toReversed()
    .join('-');
  const isWithout = customer?.textContent === 'No customer';
  return {
    date,
    hours: Number(hours?.textContent),
    customer: isWithout ? '' : customer?.textContent,
    project: /no project/u.test(project?.textContent ?? '') ? '' : (project?.textContent ?? ''),
    text: text?.querySelector('[title]')?.getAttribute('title'),
    rest: '',
  };
}

test.each([
  'toggl-detailed.csv',
  'Clockify_Time_Report_Detailed_01_04_2026-30_04_2026.csv',
  'kimai-german.csv',
  'stunden-november.csv',
  'stundenliste.xlsx',
  // What is read of each file is tested without a page, too.
  ...onlyLarge([
    'toggl-settings-export.csv',
    'toggl-german-excel.csv',
    'clockify-spanish.csv',
    'clockify-unicode.txt',
    'kimai.csv',
    'harvest.csv',
    'solidtime.csv',
  ]),
])('what the preview of %s shows is what the service stores, field by field (R-20.54)', async (name) => {
  const app = await openImport(fileOf(name));
  const [answer] = screen.queryAllByRole('radio');
  if (answer) await app.user.click(answer);
  await ready();
  await openTab(app, /^Preview/u);
  const rows = [...document.querySelectorAll<HTMLElement>('tr[data-record]')];
  const expected = rows.filter((row) => row.querySelector<HTMLInputElement>('input:checked')).map(shown);
  await create(app);
  const sorted = (all: readonly object[]) => all.map((one) => JSON.stringify(one)).toSorted();
  expect(expected.length).toBeGreaterThan(0);
  expect(sorted(stored().map(({ id: _id, location: _location, ...row }) => row))).toEqual(sorted(expected));
});
