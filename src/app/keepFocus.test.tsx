import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { keepFocus } from './keepFocus';

beforeEach(() => onTestFinished(keepFocus()));

/** A list of buttons, each of which takes itself away. */
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

function press(name: string): void {
  const button = screen.getByRole('button', { name });
  button.focus();
  button.click();
}

test('what has the focus goes away: the keyboard goes on from what takes its place, else from what was before it', async () => {
  render(<Names />);
  press('Grace');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Lise' })).toHaveFocus());
  press('Lise');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Ada' })).toHaveFocus());
});

test('where nothing is left near it, the heading of the screen has the focus', async () => {
  render(<Names isAlone />);
  press('Ada');
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Names' })).toHaveFocus());
});
