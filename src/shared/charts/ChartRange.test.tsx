import { screen, within } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { defaultChartRange } from '@/domain/customers/evaluation';
import { isoDate } from '@/domain/time/period';
import { renderWithStore } from '../../../tests/render';
import { ChartRangePresets, ChartRangeSteppers } from './ChartRange';

const today = isoDate('2026-11-18');

function Steppers() {
  const [range, setRange] = useState(defaultChartRange(today));
  const props = { range, today, onChange: setRange };
  return (
    <>
      <ChartRangeSteppers {...props} />
      <ChartRangePresets {...props} />
    </>
  );
}

const group = (name: string) => screen.getByRole('group', { name });
const step = (name: string, button: string) => within(group(name)).getByRole('button', { name: button });

test('each end moves by a month, and says why there is no further step (R-9.21)', async () => {
  const { user } = await renderWithStore(<Steppers />, { language: 'en' });
  expect(group('from')).toHaveTextContent('18.05.2026');
  expect(group('to')).toHaveTextContent('18.11.2026');
  expect(step('to', 'Next month')).toHaveAccessibleDescription('There are no hours after today.');

  await user.click(step('to', 'Next month'));
  expect(group('to')).toHaveTextContent('18.11.2026');
  await user.click(step('to', 'Previous month'));
  expect(group('to')).toHaveTextContent('18.10.2026');
  expect(step('to', 'Next month')).not.toHaveAttribute('aria-disabled');

  for (let month = 5; month < 10; month += 1) await user.click(step('from', 'Next month'));
  expect(group('from')).toHaveTextContent('18.10.2026');
  expect(step('from', 'Next month')).toHaveAccessibleDescription('The start is never after the end.');
  expect(step('to', 'Previous month')).toHaveAttribute('aria-disabled', 'true');
  await user.click(step('from', 'Previous month'));
  expect(group('from')).toHaveTextContent('18.09.2026');
});

test('whole months and the initial range can be chosen with one press (R-9.22)', async () => {
  const { user } = await renderWithStore(<Steppers />, { language: 'en' });
  const preset = (name: string) => within(group('Period')).getByRole('button', { name });
  expect(preset('Last 6 months')).toHaveAttribute('aria-pressed', 'true');

  await user.click(preset('Last month'));
  expect(group('from')).toHaveTextContent('01.10.2026');
  expect(group('to')).toHaveTextContent('31.10.2026');
  expect(preset('Last 6 months')).toHaveAttribute('aria-pressed', 'false');

  await user.click(preset('Last 6 months'));
  expect(group('from')).toHaveTextContent('18.05.2026');
});
