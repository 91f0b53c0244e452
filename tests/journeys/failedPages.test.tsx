import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { expect, test } from 'vitest';
import { server } from '../jsdom/testService';
import { renderApp } from '../render';

// Each page has one `h1`, also where nothing else of it could be read.
test.each([
  ['/customer/2', '*/api/customer/2', 'The customer was not loaded'],
  ['/project/3', '*/api/project/3', 'The project was not loaded'],
  ['/planner/kanban/1', '*/api/kanban/boards/1', 'The board could not be loaded'],
  ['/employee/somebody', '*/api/users/somebody', 'This employee could not be loaded'],
  ['/profile', '*/api/users/:guid', 'Your profile could not be loaded'],
])('%s that fails has a heading and a document title', async (path, call, title) => {
  server.use(http.get(call, () => HttpResponse.json({ message: 'busy' }, { status: 500 })));
  await renderApp({ path, signedInAs: 'manager', language: 'en' });
  expect(await screen.findByRole('heading', { level: 1, name: title })).toBeVisible();
  expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
  expect(document.title).toBe(`${title} – Tagwerk`);
});
