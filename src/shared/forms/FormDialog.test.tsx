import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWithStore } from '../../../tests/render';
import { FormDialog } from './FormDialog';

test('an exception while a form saves is told, not as a lost connection, and the form can be saved again (R-24.27)', async () => {
  let isBroken = true;
  let saved = 0;
  const save = async () => {
    if (isBroken) throw new Error('there is no canvas to draw on');
    return Promise.resolve({ kind: 'saved', finish: () => void (saved += 1) } as const);
  };
  const { user } = await renderWithStore(
    <FormDialog title="Photo" isDirty saveLabel="Save" save={save} onClose={() => undefined}>
      <p>…</p>
    </FormDialog>,
    { language: 'en' },
  );
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A part of the app could not be loaded, or it failed on this device.',
  );
  isBroken = false;
  await user.click(screen.getByRole('button', { name: 'Save' }));
  expect(saved).toBe(1);
});
