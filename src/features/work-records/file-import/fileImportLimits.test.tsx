import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import {
  createButton,
  listOf,
  openImport,
  openTab,
  ready,
  recordNothing,
} from '../../../../tests/import/importPage';
import { patience } from '../../../../tests/patience';

beforeEach(recordNothing);

test('more than 2,000 records are not created at once: a week is unticked (R-20.64)', async () => {
  const line = (day: string, text: number) => `${day}.2025;Nordfeld intern;Interne Schulung;Text ${text};0,5`;
  // 1,960 in 49 weeks, 41 in the one before them.
  const days = Array.from({ length: 49 }, (_, week) =>
    new Date(Date.UTC(2025, 0, 13 + 7 * week)).toISOString().slice(5, 10).split('-').toReversed().join('.'),
  );
  const lines = [
    ...days.flatMap((day) => Array.from({ length: 40 }, (_, text) => line(day, text))),
    ...Array.from({ length: 41 }, (_, text) => line('06.01', text)),
  ];
  const app = await openImport(listOf(lines));
  await openTab(app, /^Preview/u);
  expect(await screen.findByText(/^At most 2,000 entries at once/u, {}, patience)).toBeVisible();
  expect(createButton()).toHaveAttribute('aria-disabled', 'true');
  expect(createButton()).toHaveAccessibleName(/: More than 2,000 entries: untick weeks/u);
  // Of so many, the first two hundred rows are shown.
  expect(screen.getAllByRole('checkbox', { name: /^Text \d/u }).length).toBeLessThanOrEqual(200);
  const [week] = screen.getAllByRole('checkbox', { name: /^All of week/u });
  await app.user.click(week ?? document.body);
  await ready();
  expect(createButton()).toHaveAccessibleName('Create 1961 entries');
}, 60_000);
