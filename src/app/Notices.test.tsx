import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { letTimePass, stopTime } from '../../tests/jsdom/testTime';
import { renderWithStore } from '../../tests/render';
import { Notices } from './Notices';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** A list with one entry, deleted with a way back. */
async function open() {
  const run = vi.fn<() => Promise<undefined>>(async () => Promise.resolve(undefined));
  const takeBack = vi.fn<() => void>();
  function Page() {
    const holdBack = useHeldBack();
    const undoable = {
      id: 'a',
      run,
      takeBack,
      text: 'Deleted',
      failed: (reason: string) => reason,
      undoSent: 'gone',
    };
    return (
      <>
        <button type="button" onClick={() => holdBack(undoable)}>
          Delete
        </button>
        <input aria-label="Search" />
        <Notices />
      </>
    );
  }
  await renderWithStore(<Page />, { language: 'en' });
  // From here on the clock is in the test's hand. `user` would wait for it, `fireEvent` does not.
  stopTime();
  press('Delete');
  expect(screen.getByText('Deleted')).toBeVisible();
  return { run, takeBack };
}

describe('undo: the notice and the call have one clock', () => {
  test('both go after five seconds', async () => {
    const { run } = await open();
    await letTimePass(4999);
    expect(run).not.toHaveBeenCalled();
    expect(screen.getByText('Deleted')).toBeVisible();
    await letTimePass(1);
    expect(run).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
  });

  test.each([
    ['pointer', () => fireEvent.pointerMove(screen.getByRole('region', { name: 'Messages' }))],
    ['keyboard', () => act(() => screen.getByRole('button', { name: 'Undo' }).focus())],
  ])('while the %s is on the notice, the call waits, too', async (_what, enter) => {
    const { run, takeBack } = await open();
    enter();
    await letTimePass(60_000);
    expect(run).not.toHaveBeenCalled();
    press('Undo');
    expect(takeBack).toHaveBeenCalledOnce();
    expect(screen.queryByText('Deleted')).not.toBeInTheDocument();
    await letTimePass(60_000);
    expect(run).not.toHaveBeenCalled();
  });

  test('a notice that appears under a pointer which rests does not hold the call up', async () => {
    const { run } = await open();
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    await letTimePass(5000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('a dismissed notice sends its call', async () => {
    const { run } = await open();
    press('Dismiss message');
    await letTimePass(0);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }],
    ['Cmd+Z', { key: 'z', metaKey: true }],
  ])('%s undoes the last one', async (_keys, keys) => {
    const { run, takeBack } = await open();
    fireEvent.keyDown(document.body, keys);
    // Steps are taken back one after another.
    await letTimePass(0);
    expect(takeBack).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, keys);
    await letTimePass(60_000);
    expect(takeBack).toHaveBeenCalledOnce();
    expect(run).not.toHaveBeenCalled();
  });

  test('in a field the keys belong to the text', async () => {
    const { takeBack } = await open();
    fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true });
    await letTimePass(0);
    expect(takeBack).not.toHaveBeenCalled();
  });
});

describe('other notices', () => {
  test('go when their time is up; errors and offers stay', async () => {
    const { store } = await renderWithStore(<Notices />);
    stopTime();
    act(() => {
      store.dispatch(noticeGiven({ tone: 'success', text: 'Saved', lifeMs: 3000 }));
      store.dispatch(noticeGiven({ tone: 'error', text: 'Not saved', lifeMs: 3000 }));
      store.dispatch(noticeGiven({ tone: 'info', text: 'New version' }));
    });
    await letTimePass(2999);
    expect(screen.getByText('Saved')).toBeVisible();
    await letTimePass(1);
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
    await letTimePass(60_000);
    expect([screen.getByText('Not saved'), screen.getByText('New version')]).toHaveLength(2);
  });

  test('what is said in place of an earlier notice has its whole time', async () => {
    const { store } = await renderWithStore(<Notices />);
    stopTime();
    const tell = (text: string) =>
      act(() => void store.dispatch(noticeGiven({ id: 'sync', tone: 'info', text, lifeMs: 3000 })));
    tell('Not sent yet');
    await letTimePass(2999);
    tell('Sent');
    await letTimePass(2999);
    expect(screen.getByText('Sent')).toBeVisible();
    await letTimePass(1);
    expect(screen.queryByText('Sent')).not.toBeInTheDocument();
  });
});
