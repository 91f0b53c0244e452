import { act, render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { usePhone } from './useMediaQuery';

function Probe() {
  return <span>{usePhone() ? 'phone' : 'desk'}</span>;
}

test('any number of components share one listener, which is removed with the last of them', () => {
  const added = vi.spyOn(EventTarget.prototype, 'addEventListener');
  const matchMedia = vi.spyOn(globalThis, 'matchMedia');
  const lists = () =>
    matchMedia.mock.results.flatMap(({ value }) => (value instanceof EventTarget ? [value] : []));
  const listening = () => added.mock.contexts.filter((target) => lists().some((list) => list === target));

  const { rerender, unmount } = render(Array.from({ length: 50 }, (_, index) => <Probe key={index} />));
  expect(screen.getAllByText('desk')).toHaveLength(50);
  expect(listening()).toHaveLength(1);

  act(() => setScreenWidth(390));
  expect(screen.getAllByText('phone')).toHaveLength(50);

  rerender(<Probe />);
  act(() => setScreenWidth(1440));
  expect(screen.getByText('desk')).toBeVisible();
  unmount();
});
