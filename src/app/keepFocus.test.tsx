import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { ToastStack } from '@/shared/ui/messages/ToastStack';
import { renderWithStore } from '../../tests/render';
import { keepFocus } from './keepFocus';

let stop: () => void;
beforeEach(() => {
  stop = keepFocus();
  onTestFinished(() => stop());
});

/** A list of buttons, each of which removes itself. */
function Names({ isAlone = false }: { isAlone?: boolean }) {
  const [names, setNames] = useState(isAlone ? ['Ada'] : ['Ada', 'Grace', 'Lise']);
  return (
    <main>
      <h1 tabIndex={-1}>Names</h1>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" onClick={() => setNames(names.filter((one) => one !== name))}>
              {name}
            </button>
          </li>
        ))}
      </ul>
    </main>
  );
}

async function press(name: string) {
  const user = userEvent.setup();
  screen.getByRole('button', { name }).focus();
  await user.keyboard('{Enter}');
  return user;
}

const entryOf = (name: string) => screen.getByRole('button', { name }).closest('li');

test('when the focused element is removed, Tab continues from the one in its place, else from the one before it (R-1.17)', async () => {
  render(<Names />);
  const user = await press('Grace');
  await waitFor(() => expect(entryOf('Lise')).toHaveFocus());
  await user.tab();
  expect(screen.getByRole('button', { name: 'Lise' })).toHaveFocus();
  await press('Lise');
  await waitFor(() => expect(entryOf('Ada')).toHaveFocus());
});

test('holding Enter down removes one entry only (R-1.17)', async () => {
  render(<Names />);
  const user = await press('Ada');
  await waitFor(() => expect(entryOf('Grace')).toHaveFocus());
  await user.keyboard('{Enter}');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Grace', 'Lise']);
});

test('when nothing is left around it, the heading of the page has the focus (R-1.17)', async () => {
  render(<Names isAlone />);
  await press('Ada');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Names' })).toHaveFocus());
});

/** Two names, one of which can be removed; that is said, with Undo. */
function NamesWithUndo() {
  const [removed, setRemoved] = useState(false);
  const undo = { label: 'Undo', onAct: () => setRemoved(false) };
  const gone = { id: 'gone', tone: 'success', text: 'Gone', action: undo, onDismiss: undo.onAct } as const;
  return (
    <>
      <main>
        <ul>
          {!removed && (
            <li>
              <button type="button" onClick={() => setRemoved(true)}>
                Ada
              </button>
            </li>
          )}
          <li>Grace</li>
        </ul>
      </main>
      <ToastStack toasts={removed ? [gone] : []} onHold={() => undefined} />
    </>
  );
}

test.each(['F8', 'Enter'])(
  'from a message, %s leads back to where the focus was kept (R-1.17, R-1.19)',
  async (key) => {
    const { user } = await renderWithStore(<NamesWithUndo />, { language: 'en' });
    screen.getByRole('button', { name: 'Ada' }).focus();
    await user.keyboard('{Enter}');
    const kept = screen.getByText('Grace');
    await waitFor(() => expect(kept).toHaveFocus());
    await user.keyboard('{F8}');
    expect(screen.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await user.keyboard(`{${key}}`);
    await waitFor(() => expect(kept).toHaveFocus());
  },
);

test('the element that had the focus before this was watched counts, too (R-1.17)', async () => {
  stop();
  render(<Names />);
  screen.getByRole('button', { name: 'Grace' }).focus();
  stop = keepFocus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(entryOf('Lise')).toHaveFocus());
});

/** Two names, one of which is gone with the message about it. */
function NamesWithMessage() {
  const [isThere, setIsThere] = useState(true);
  const undo = { label: 'Undo', onAct: () => setIsThere(false) };
  const said = { id: 'said', tone: 'success', text: 'Added', action: undo, onDismiss: undo.onAct } as const;
  return (
    <>
      <main>
        <ul>
          {isThere && (
            <li>
              <button type="button">Ada</button>
            </li>
          )}
          <li>Grace</li>
        </ul>
      </main>
      <ToastStack toasts={isThere ? [said] : []} onHold={() => undefined} />
    </>
  );
}

test('if what had the focus before a message is gone with it, its neighbour has it (R-24.120)', async () => {
  const { user } = await renderWithStore(<NamesWithMessage />, { language: 'en' });
  screen.getByRole('button', { name: 'Ada' }).focus();
  await user.keyboard('{F8}{Enter}');
  await waitFor(() => expect(screen.getByText('Grace')).toHaveFocus());
});
