import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { renderWithStore } from '../../../../tests/render';
import { AddBucket } from './AddBucket';
import { InlineName } from './InlineName';

test('what is typed after Enter, while a name is being saved, stays and is saved next (R-24.10)', async () => {
  const saved: string[] = [];
  const answers: (() => void)[] = [];
  const save = async (name: string) => {
    saved.push(name);
    await new Promise<void>((resolve) => answers.push(resolve));
    return undefined;
  };
  const { user } = await renderWithStore(<InlineName label="Rename" value="Ideas" onSave={save} />, {
    language: 'en',
  });
  await user.click(screen.getByRole('button', { name: 'Ideas' }));
  const field = screen.getByRole('textbox', { name: 'Rename' });
  await user.clear(field);
  await user.type(field, 'Later{Enter}');
  await user.type(field, ' or never');
  await act(async () => answers[0]?.());
  expect(screen.getByRole('textbox', { name: 'Rename' })).toHaveValue('Later or never');
  await user.keyboard('{Enter}');
  await act(async () => answers[1]?.());
  expect(saved).toEqual(['Later', 'Later or never']);
  expect(screen.queryByRole('textbox', { name: 'Rename' })).not.toBeInTheDocument();
});

test('what is typed while a new bucket is being saved stays (R-24.10)', async () => {
  const calls = watchCalls();
  const held = holdAnswers('post', '/kanban/boards/6/buckets');
  const board = { id: 6, title: 'MES', boardClass: 'personally', members: [], ownerGuid: '' };
  const { user } = await renderWithStore(<AddBucket board={board} buckets={[]} />, {
    signedInAs: 'member',
    language: 'en',
  });
  await user.click(screen.getByRole('button', { name: 'Add bucket' }));
  await user.keyboard('Later{Enter}');
  await waitFor(() => expect(calls.of('POST')).toHaveLength(1));
  await user.keyboard(' on');
  held.letGo();
  // Enter does nothing before the first name is saved.
  await waitFor(async () => {
    await user.keyboard('{Enter}');
    expect(calls.of('POST').map(({ body }) => body)).toEqual([
      { name: 'Later', stage: 1 },
      { name: 'Later on', stage: 1 },
    ]);
  });
});

test('a name that is half typed is not saved when another window gets the focus, and is typed on (R-24.108)', async () => {
  const saved: string[] = [];
  const save = async (name: string) => Promise.resolve(void saved.push(name));
  const { user } = await renderWithStore(<InlineName label="Rename" value="Ideas" onSave={save} />, {
    language: 'en',
  });
  await user.click(screen.getByRole('button', { name: 'Ideas' }));
  const field = screen.getByRole('textbox', { name: 'Rename' });
  await user.keyboard('Lat');
  // The field stays the focused one of its document.
  fireEvent.blur(field);
  fireEvent.focus(field);
  await user.keyboard('er');
  expect(field).toHaveValue('Later');
  await user.click(document.body);
  await waitFor(() => expect(saved).toEqual(['Later']));
});
