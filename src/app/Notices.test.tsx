import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { noticeGiven } from '@/shared/notices/noticesSlice';
import { useHeldBack } from '@/shared/undo/useHeldBack';
import { letTimePass, stopTime } from '../../tests/jsdom/testTime';
import { renderWithStore } from '../../tests/render';
import { Notices } from './Notices';

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

/** Opens a list with one entry, and deletes it with Undo. */
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
  // From here on the test controls the clock. `user` would wait for it, `fireEvent` does not.
  stopTime();
  press('Delete');
  // The notice comes once the device has noted the call, for which no time passes.
  for (let turns = 0; turns < 200 && !screen.queryByText('Deleted'); turns += 1) await letTimePass(0);
  expect(screen.getByText('Deleted')).toBeVisible();
  return { run, takeBack };
}

describe('undo: the notice and the call have one clock', () => {
  test('after five seconds the notice disappears and the call is sent', async () => {
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
  ])('while the %s is on the notice, the call waits as well', async (_what, enter) => {
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

  test('a notice that appears under a resting pointer does not delay the call (R-1.35)', async () => {
    const { run } = await open();
    fireEvent.pointerEnter(screen.getByRole('region', { name: 'Messages' }));
    await letTimePass(5000);
    expect(run).toHaveBeenCalledOnce();
  });

  test('dismissing the notice sends the call', async () => {
    const { run } = await open();
    press('Dismiss message');
    await letTimePass(0);
    expect(run).toHaveBeenCalledOnce();
  });

  test.each([
    ['Ctrl+Z', { key: 'z', ctrlKey: true }],
    ['Cmd+Z', { key: 'z', metaKey: true }],
  ])('%s undoes the last step', async (_keys, keys) => {
    const { run, takeBack } = await open();
    fireEvent.keyDown(document.body, keys);
    // Steps are undone one after another.
    await letTimePass(0);
    expect(takeBack).toHaveBeenCalledOnce();
    fireEvent.keyDown(document.body, keys);
    await letTimePass(60_000);
    expect(takeBack).toHaveBeenCalledOnce();
    expect(run).not.toHaveBeenCalled();
  });

  test('in a field the undo keys belong to the text', async () => {
    const { takeBack } = await open();
    fireEvent.keyDown(screen.getByLabelText('Search'), { key: 'z', ctrlKey: true });
    await letTimePass(0);
    expect(takeBack).not.toHaveBeenCalled();
  });
});

describe('other notices', () => {
  test('notices disappear when their time is up, but errors and offers stay', async () => {
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

  test('a notice that replaces an earlier one stays for its whole time', async () => {
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
