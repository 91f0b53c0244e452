import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import type { Expense } from '@/domain/money/expense';
import { cents } from '@/domain/money/money';
import { isoDate } from '@/domain/time/period';
import { renderWithStore } from '../../../../tests/render';
import { expense } from '@/domain/work/monthEntries.fixture';
import { CheckText } from './CheckText';
import { useMonthWords } from './useMonthWords';

function Shown({ twin }: { readonly twin: Expense }) {
  const words = useMonthWords();
  const again = expense(4, '2026-10-07', { cost: cents(5840), voucherNumber: 2140 });
  const check = {
    kind: 'receiptTwice',
    key: 'x',
    date: isoDate('2026-10-07'),
    expense: again,
    twin,
  } as const;
  return (
    <p>
      <CheckText check={check} records={[]} words={words} />
    </p>
  );
}

describe('a receipt that was entered twice', () => {
  test.each([
    [2140, /already entered on 05\.10\. as receipt 2140$/u],
    [null, /already entered on 05\.10\.$/u],
  ])('shows the date of the other entry, and its number %s (R-8.36)', async (voucherNumber, words) => {
    await renderWithStore(<Shown twin={expense(3, '2026-10-05', { voucherNumber })} />, { language: 'en' });
    expect(screen.getByText(words)).toBeVisible();
  });
});
