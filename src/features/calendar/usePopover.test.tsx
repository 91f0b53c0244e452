import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { usePopover } from './usePopover';

function Owner() {
  const { isOpen, onPress, ownerProps } = usePopover<HTMLDivElement>();
  return (
    <div data-owner="" {...ownerProps}>
      <button type="button" onClick={onPress}>
        Ada
      </button>
      {isOpen && <a href="mailto:ada@x.example">ada@x.example</a>}
    </div>
  );
}

function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

const isOpen = () => screen.queryByRole('link') !== null;
const button = () => screen.getByRole('button', { name: 'Ada' });
const owner = () => {
  const found = button().parentElement;
  if (!found) throw new Error('no owner');
  return found;
};

describe('the popover shows after 250 ms and hides after 400 ms', () => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    render(<Owner />);
  });

  test('with the pointer it shows and hides after the delays (R-1.25)', () => {
    fireEvent.pointerEnter(owner(), { pointerType: 'mouse' });
    pass(249);
    expect(isOpen()).toBe(false);
    pass(1);
    expect(isOpen()).toBe(true);
    fireEvent.pointerLeave(owner(), { pointerType: 'mouse' });
    pass(399);
    expect(isOpen()).toBe(true);
    pass(1);
    expect(isOpen()).toBe(false);
  });

  test('a pointer that returns in time keeps it open, and one that only passes by shows nothing', () => {
    fireEvent.pointerEnter(owner());
    pass(100);
    fireEvent.pointerLeave(owner());
    pass(1000);
    expect(isOpen()).toBe(false);
    fireEvent.pointerEnter(owner());
    pass(250);
    fireEvent.pointerLeave(owner());
    pass(300);
    fireEvent.pointerEnter(owner());
    pass(1000);
    expect(isOpen()).toBe(true);
  });

  test('with the keyboard, focus shows it and may move into it; Escape hides it at once (R-1.25)', () => {
    fireEvent.focus(button());
    pass(250);
    fireEvent.blur(button(), { relatedTarget: screen.getByRole('link') });
    pass(1000);
    expect(isOpen()).toBe(true);
    fireEvent.keyDown(screen.getByRole('link'), { key: 'Escape' });
    expect(isOpen()).toBe(false);
  });

  test('Back and Forward hide it at once (R-24.107)', () => {
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    act(() => void dispatchEvent(new PopStateEvent('popstate')));
    expect(isOpen()).toBe(false);
  });

  test('on a touch screen, a tap shows it at once, and a tap elsewhere hides it (R-1.25)', () => {
    fireEvent.pointerEnter(owner(), { pointerType: 'touch' });
    pass(1000);
    expect(isOpen()).toBe(false);
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
    fireEvent.pointerDown(document.body);
    expect(isOpen()).toBe(false);
  });
});
