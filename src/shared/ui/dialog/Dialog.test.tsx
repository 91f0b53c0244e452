import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { Dialog } from './Dialog';

interface OpenerProps {
  readonly dirty?: boolean;
}

function Opener({ dirty = false }: OpenerProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setIsOpen(true)}>
        Open
      </button>
      {isOpen && (
        <Dialog title="Task" dirty={dirty} onClose={() => setIsOpen(false)}>
          <input aria-label="Name" />
        </Dialog>
      )}
    </>
  );
}

async function open(props: OpenerProps = {}) {
  const { user, store } = await renderWithStore(<Opener {...props} />, { language: 'en' });
  await user.click(screen.getByRole('button', { name: 'Open' }));
  return { user, unsavedForms: store.extra.unsavedForms };
}

describe('a dialog', () => {
  test('a dialog is named by its title, starts in its first field and gives the focus back', async () => {
    const { user } = await open();
    expect(screen.getByRole('dialog', { name: 'Task' })).toBeVisible();
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
  });

  test('a dialog opened while nothing has the focus gives it to the heading of the screen (R-1.33)', async () => {
    const { user } = await renderWithStore(
      <main>
        <h1 tabIndex={-1}>Screen</h1>
        <Opener />
      </main>,
      { language: 'en' },
    );
    // As by a key on the page.
    act(() => screen.getByRole('button', { name: 'Open' }).click());
    expect(await screen.findByLabelText('Name')).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByRole('heading', { name: 'Screen' })).toHaveFocus();
  });

  test('a dialog asks before it discards what was typed, and Escape means no (R-1.53)', async () => {
    const { user, unsavedForms } = await open({ dirty: true });
    // An update also asks.
    expect(unsavedForms.hasAny()).toBe(true);
    await user.keyboard('{Escape}');
    expect(screen.getByRole('group', { name: 'Discard changes?' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(screen.getByLabelText('Name')).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(unsavedForms.hasAny()).toBe(false);
  });

  test('Ctrl+Enter presses the primary button of a dialog, wherever the focus is in it', async () => {
    const press = vi.fn<() => void>();
    const primary = (
      <button type="button" className="btn btn-primary" onClick={press}>
        Do
      </button>
    );
    const { user } = await renderWithStore(
      <Dialog title="Task" onClose={() => undefined} footer={primary}>
        <input aria-label="Name" />
      </Dialog>,
      { language: 'en' },
    );
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(press).toHaveBeenCalledTimes(1);
    screen.getByRole('dialog').focus();
    await user.keyboard('{Meta>}{Enter}{/Meta}');
    expect(press).toHaveBeenCalledTimes(2);
    screen.getByRole('button', { name: 'Cancel' }).focus();
    await user.keyboard('{Control>}{Enter}{/Control}');
    expect(press).toHaveBeenCalledTimes(3);
    // With Shift it is another command.
    await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
    expect(press).toHaveBeenCalledTimes(3);
  });

  test('Tab on the last stop of a dialog goes to the first, and the other way round', async () => {
    const { user } = await open();
    const stops = ['Name', 'Cancel', 'Close', 'Name'];
    for (const name of stops.slice(1)) {
      await user.tab();
      expect(document.activeElement).toHaveAccessibleName(name);
    }
    for (const name of stops.toReversed().slice(1)) {
      await user.tab({ shift: true });
      expect(document.activeElement).toHaveAccessibleName(name);
    }
  });
});
