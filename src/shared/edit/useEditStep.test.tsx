import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fill } from '../../../tests/journeys/customersScreen';
import { edit, openKessler, press, sectionIsRead } from '../../../tests/journeys/detailSteps';

test('undoing an edit keeps what others have changed since, and names those fields (R-14.32)', async () => {
  const app = await openKessler();
  await fill(app.user, await edit(app, 'Basic information'), { Address: 'Typed 1', Location: 'Ulm' });
  await press('Save')(app);
  await waitFor(() => sectionIsRead('Basic information'));
  app.service.db.run("update customers set Location = 'Bonn', CustomerNumber = 'K-77' where Id = 2");
  await app.user.keyboard('{Control>}z{/Control}');
  expect(await screen.findByText(/^Undone, except for: Location\./u)).toBeVisible();
  const basics = within(screen.getByRole('region', { name: 'Basic information' }));
  expect(await basics.findByText(/Bonn/u)).toBeVisible();
  expect(basics.getByText('K-77')).toBeVisible();
  expect(basics.queryByText('Typed 1')).not.toBeInTheDocument();
});
