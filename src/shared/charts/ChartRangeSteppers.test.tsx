import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { defaultChartRange } from '@/domain/evaluation';
import { isoDate } from '@/domain/period';
import { renderWithStore } from '../../../tests/render';
import { ChartRangeSteppers } from './ChartRangeSteppers';

const today = isoDate('2026-11-18');

function Steppers() {
  const [range, setRange] = useState(defaultChartRange(today));
  return <ChartRangeSteppers range={range} today={today} onChange={setRange} />;
}

const group = (name: string) => screen.getByRole('group', { name });
const step = (name: string, button: string) => within(group(name)).getByRole('button', { name: button });

test('each end moves by a month, and says why it goes no further', async () => {
  const { user } = await renderWithStore(<Steppers />, { language: 'en' });
  expect(group('from')).toHaveTextContent('May 2026');
  expect(group('to')).toHaveTextContent('Nov 2026');
  expect(step('to', 'Next month')).toHaveAccessibleDescription('There are no hours after today.');

  await user.click(step('to', 'Next month'));
  expect(group('to')).toHaveTextContent('Nov 2026');
  await user.click(step('to', 'Previous month'));
  expect(group('to')).toHaveTextContent('Oct 2026');
  expect(step('to', 'Next month')).not.toHaveAttribute('aria-disabled');

  for (let month = 5; month < 10; month += 1) await user.click(step('from', 'Next month'));
  expect(group('from')).toHaveTextContent('Oct 2026');
  expect(step('from', 'Next month')).toHaveAccessibleDescription('The start is never after the end.');
  expect(step('to', 'Previous month')).toHaveAttribute('aria-disabled', 'true');
  await user.click(step('from', 'Previous month'));
  expect(group('from')).toHaveTextContent(/Sept? 2026/u);
});
