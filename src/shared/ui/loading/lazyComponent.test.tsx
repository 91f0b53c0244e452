import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { expect, test } from 'vitest';
import { renderWithStore } from '../../../../tests/render';
import { Dialog } from '../dialog/Dialog';
import { lazyComponent } from './lazyComponent';

function Chart() {
  const { t } = useTranslation('charts');
  return <p>{t('asTable')}</p>;
}

/** A part whose code comes when the test says so. */
function latePart() {
  let come: () => void = () => undefined;
  const code = new Promise<typeof Chart>((resolve) => {
    come = () => resolve(Chart);
  });
  return { Part: lazyComponent(async () => code, 'charts'), come };
}

function Open({ Part }: { readonly Part: ReturnType<typeof latePart>['Part'] }) {
  const [isShown, setIsShown] = useState(false);
  return (
    <Dialog title="Sign" onClose={() => undefined}>
      <canvas aria-label="Pad" role="img" />
      <input aria-label="Name" defaultValue="Ada Lovelace" onKeyUp={() => setIsShown(true)} />
      {isShown && <Part fallback={<p>…</p>} />}
    </Dialog>
  );
}

test('what comes later inside an open dialog leaves its canvas, focus and caret as they are (R-1.68)', async () => {
  const { Part, come } = latePart();
  const { user } = await renderWithStore(<Open Part={Part} />, { language: 'en' });
  const pad = screen.getByRole('img', { name: 'Pad' });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.click(name);
  name.setSelectionRange(3, 5);
  await user.keyboard('{Shift}');
  const stays = () => {
    expect(screen.getByRole('img', { name: 'Pad' })).toBe(pad);
    expect(pad).toBeVisible();
    expect(name).toHaveFocus();
    expect([name.selectionStart, name.selectionEnd]).toEqual([3, 5]);
  };
  expect(screen.getByText('…')).toBeVisible();
  stays();
  await act(async () => come());
  expect(await screen.findByText('As table')).toBeVisible();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
  stays();
});

test('a part that was loaded ahead is there at once, with its texts (R-1.68)', async () => {
  const { Part, come } = latePart();
  come();
  const { user } = await renderWithStore(<Open Part={Part} />, { language: 'en' });
  await Part.preload();
  await user.click(screen.getByRole('textbox', { name: 'Name' }));
  await user.keyboard('{Shift}');
  expect(screen.getByText('As table')).toBeVisible();
});

test('a part that cannot be loaded leaves the dialog open, and a message offers to reload (R-1.77)', async () => {
  const Part = lazyComponent<object>(async () => Promise.reject(new TypeError('Failed to fetch')));
  const { user, store } = await renderWithStore(<Open Part={Part} />, { language: 'en' });
  const name = screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
  await user.type(name, '!');
  await waitFor(() => expect(store.getState().notices).toHaveLength(1));
  expect(store.getState().notices[0]).toMatchObject({ tone: 'error', action: { label: 'Reload' } });
  expect(name).toHaveValue('Ada Lovelace!');
  expect(name).toHaveFocus();
  expect(screen.queryByText('…')).not.toBeInTheDocument();
});
