import { act, renderHook } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { useDebounced } from './useDebounced';

test('a debounced value changes only after a pause', () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const { result, rerender } = renderHook(({ text }) => useDebounced(text, 250), {
    initialProps: { text: '' },
  });
  for (const text of ['a', 'an', 'and']) {
    rerender({ text });
    act(() => void vi.advanceTimersByTime(249));
    expect(result.current).toBe('');
  }
  act(() => void vi.advanceTimersByTime(1));
  expect(result.current).toBe('and');
});
