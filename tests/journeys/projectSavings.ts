import { screen, within } from '@testing-library/react';
import { expect } from 'vitest';
import { fill } from './customersScreen';
import {
  edit,
  noDialog,
  noRights,
  openKessler,
  openProject,
  press,
  sectionIsRead,
  value,
} from './detailSteps';
import { exported, inDialog, memberAdded } from './detailSavings';
import type { Saving } from './savings';

/** The user actions of the projects' screens that send a call, and those of a project's row on its customer's page. */
export const projectSavings: readonly Saving[] = [
  {
    what: "a project's basic information",
    method: 'put',
    path: '/project/5',
    prepare: async () => {
      const app = await openProject();
      await fill(app.user, await edit(app, 'Basic information'), { Description: 'Typed' });
      return app;
    },
    submit: press('Save'),
    words: /Not saved\./u,
    noRights,
    isKept: () => expect(value('Description')).toBe('Typed'),
    isDone: () => sectionIsRead('Basic information'),
    waits: true,
  },
  {
    what: "a project's revenue and budget",
    method: 'put',
    path: '/project/5',
    prepare: async () => {
      const app = await openProject();
      await fill(app.user, await edit(app, 'Revenue and budget'), { 'Time budget': '321' });
      return app;
    },
    submit: press('Save'),
    words: /Not saved\./u,
    noRights,
    isKept: () => expect(value('Time budget')).toBe('321'),
    isDone: () => sectionIsRead('Revenue and budget'),
    waits: true,
  },
  {
    what: "a project's state",
    method: 'put',
    path: '/project/5',
    prepare: openProject,
    submit: async (app) => {
      await app.user.click(await screen.findByRole('button', { name: 'State: Active' }));
      await app.user.click(await screen.findByRole('menuitemradio', { name: /^Closed/u }));
    },
    words: /The state was not changed\./u,
    isClosedBy403: true,
    noRights,
    isKept: () => expect(screen.getByRole('button', { name: 'State: Active' })).toBeVisible(),
    isDone: () => expect(screen.getByRole('button', { name: 'State: Closed' })).toBeVisible(),
    waits: true,
  },
  {
    what: "a project's revenue in its line",
    method: 'put',
    path: '/project/6',
    prepare: async () => {
      const app = await openKessler();
      await app.user.click(await screen.findByRole('button', { name: 'Edit: Ersatzteil-Shop' }));
      await fill(app.user, await screen.findByRole('form', { name: 'Ersatzteil-Shop' }), { Revenue: '321' });
      return app;
    },
    submit: press('Save'),
    words: /Not saved\./u,
    noRights,
    isKept: () =>
      expect(
        within(screen.getByRole('form', { name: 'Ersatzteil-Shop' })).getByLabelText('Revenue'),
      ).toHaveValue('321'),
    isDone: () => expect(screen.queryByRole('form', { name: 'Ersatzteil-Shop' })).not.toBeInTheDocument(),
    waits: true,
  },
  memberAdded('a member who is added to a project', '/project/5/member', openProject),
  {
    what: 'a member who is taken out of a project',
    method: 'delete',
    path: '/project/5/member',
    prepare: async () => {
      const app = await openProject();
      await app.user.click(await screen.findByRole('button', { name: 'Remove Katharina Vogt' }));
      await screen.findByRole('dialog');
      return app;
    },
    submit: async (app) => app.user.click(inDialog('Remove')),
    words: /Katharina Vogt was not removed\./u,
    isKept: () => expect(inDialog('Remove')).toBeVisible(),
    isDone: () => {
      noDialog();
      expect(screen.queryByRole('button', { name: 'Remove Katharina Vogt' })).not.toBeInTheDocument();
    },
  },
  exported("the rows of a project's export", '/project/5/export', openProject),
];
