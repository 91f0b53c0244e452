import { screen, waitFor, within } from '@testing-library/react';
import { expect } from 'vitest';
import { dateText } from '../dateText';
import { fill } from '../jsdom/fill';
import type { Rendered } from '../render';
import type { Method } from './shownFaults';
import { type MadeFiles, watchFiles } from './timeSheetsPdf';
import { drawSignature, openTimeSheets, press, sheetIn, sheetRows, stubCanvas } from './timeSheetsScreen';
import { firstRow, openDialog, openWork, recordRows } from './workScreen';

/** A user action that sends a call and can be repeated if it fails. */
export interface Saving {
  readonly what: string;
  readonly method: Method;
  readonly path: string;
  /** Opens the screen and fills in the form. */
  readonly prepare: () => Promise<Rendered>;
  readonly submit: (app: Rendered) => Promise<void>;
  /** The beginning of the error message, before the reason. */
  readonly words: RegExp;
  /** Checks that the user's input is still there. */
  readonly isKept: () => void;
  readonly isDone: () => void;
  /** Set if the app does not need the answer, so that an empty one is not a fault. */
  readonly mayBeEmpty?: true;
  /** Set if an answer without an id leaves open whether it was saved, so that the app reads the list again. */
  readonly isCreation?: true;
  /** Set if the entry waits in the outbox without an answer, so that there is no error message. */
  readonly waits?: true;
  /** Set if a failure also opens the "Error" dialog, whose code is loaded late. */
  readonly opensError?: true;
  /** Set if a 403 makes the place read-only, so that the action cannot be repeated at once. */
  readonly isClosedBy403?: true;
  /** The message to users without the right, where the text is fixed. */
  readonly noRights?: RegExp;
}

/** Clicks once the action before has finished, because the button does nothing until then. */
export const pressIn = (role: string, name: string) => async (app: Rendered) => {
  const button = within(await screen.findByRole(role)).getByRole('button', { name });
  await waitFor(() => expect(button).not.toHaveAttribute('aria-disabled', 'true'));
  await app.user.click(button);
};

const noDialog = () => expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
const field = (name: string) => within(screen.getByRole('dialog')).getByLabelText(name);

let made: MadeFiles | undefined;

export const savings: readonly Saving[] = [
  {
    what: 'a new work record',
    method: 'put',
    path: '/workrecords',
    prepare: async () => {
      const app = await openWork();
      await openDialog(app.user);
      await fill(app.user, field('Work hours'), '6');
      await fill(app.user, field('Description'), 'Typed');
      return app;
    },
    submit: pressIn('dialog', 'Save and close'),
    words: /Not saved\..*What you typed is still here\./u,
    isKept: () => expect(field('Description')).toHaveValue('Typed'),
    isDone: () => {
      noDialog();
      expect(firstRow()).toHaveTextContent('Typed');
      expect(recordRows()).toHaveLength(21);
    },
    isCreation: true,
  },
  {
    what: 'an edited work record',
    method: 'patch',
    path: '/workrecords/*',
    prepare: async () => {
      const app = await openWork();
      await app.user.click(within(firstRow()).getByRole('button', { name: /^Edit/u }));
      await screen.findByRole('dialog');
      await fill(app.user, field('Description'), 'Typed');
      return app;
    },
    submit: pressIn('dialog', 'Save and close'),
    words: /Not saved\./u,
    isKept: () => {
      expect(screen.getByLabelText<HTMLInputElement>('Description').value).toContain('Typed');
      expect(firstRow()).not.toHaveTextContent('Typed');
    },
    isDone: () => {
      noDialog();
      expect(firstRow()).toHaveTextContent('Typed');
    },
    mayBeEmpty: true,
  },
  {
    what: 'a work record edited in place',
    method: 'patch',
    path: '/workrecords/*',
    prepare: async () => {
      const app = await openWork();
      firstRow().focus();
      await app.user.keyboard('{F2}');
      await fill(app.user, await screen.findByRole('textbox', { name: 'Description' }), 'Typed');
      return app;
    },
    submit: async (app) => app.user.click(screen.getByRole('button', { name: 'Save' })),
    words: /Not saved\./u,
    isKept: () =>
      expect(screen.getByRole<HTMLInputElement>('textbox', { name: 'Description' }).value).toContain('Typed'),
    isDone: () => {
      expect(screen.queryByRole('textbox', { name: 'Description' })).not.toBeInTheDocument();
      expect(firstRow()).toHaveTextContent('Typed');
    },
    mayBeEmpty: true,
  },
  {
    what: 'a copied work record',
    method: 'put',
    path: '/workrecords',
    prepare: openWork,
    submit: async (app) => app.user.click(within(firstRow()).getByRole('button', { name: /^Copy/u })),
    words: /Not copied\./u,
    isKept: () => expect(recordRows()).toHaveLength(20),
    isDone: () => expect(recordRows()).toHaveLength(21),
    isCreation: true,
  },
  {
    what: 'a work record copied for today',
    method: 'put',
    path: '/workrecords',
    prepare: openWork,
    submit: async (app) => app.user.click(within(firstRow()).getByRole('button', { name: /^For today/u })),
    words: /Not copied\./u,
    isKept: () => expect(recordRows()).toHaveLength(20),
    // A waiting copy is not opened for editing, so its text is accepted, too.
    isDone: () =>
      expect([
        ...screen.queryAllByRole('textbox', { name: 'Description' }),
        ...screen.queryAllByText(/\(copy\)/u),
      ]).not.toEqual([]),
    isCreation: true,
  },
  {
    what: 'a deleted work record',
    method: 'delete',
    path: '/workrecords/*',
    prepare: openWork,
    submit: async (app) => {
      await app.user.click(within(firstRow()).getByRole('button', { name: /^Delete/u }));
      await app.store.extra.heldBack.sendAll();
    },
    words: /Not deleted\..*The entry is still there\./u,
    isKept: () => expect(recordRows()).toHaveLength(20),
    isDone: () => expect(recordRows()).toHaveLength(19),
    mayBeEmpty: true,
  },
  {
    what: 'a new time sheet',
    method: 'put',
    path: '/sheet/time',
    prepare: async () => {
      const app = await openTimeSheets();
      await app.user.click(screen.getByRole('button', { name: 'New time sheet' }));
      await screen.findByRole('dialog');
      await fill(app.user, field('Date'), '2026-02-10');
      return app;
    },
    submit: pressIn('dialog', 'Create'),
    words: /Not created\./u,
    isKept: () => expect(field('Date')).toHaveValue(dateText('2026-02-10')),
    isDone: () => {
      noDialog();
      expect(sheetRows()[0]).toHaveTextContent('jalbrecht_1 Feb 2026_28 Feb 2026.pdf');
    },
    isCreation: true,
  },
  {
    what: 'a deleted time sheet',
    method: 'delete',
    path: '/sheet/time/*',
    prepare: async () => {
      const app = await openTimeSheets();
      await press(app.user, sheetIn('Signed'), 'Delete');
      return app;
    },
    submit: pressIn('dialog', 'Delete'),
    words: /Not deleted\..*The time sheet is still there\./u,
    isKept: () => expect(screen.getByRole('dialog')).toBeVisible(),
    isDone: () => expect(sheetRows()).toHaveLength(2),
    mayBeEmpty: true,
  },
  {
    what: 'a signature',
    method: 'post',
    path: '/sheet/time/*/sign',
    prepare: async () => {
      stubCanvas();
      const app = await openTimeSheets();
      await press(app.user, sheetIn('Prepared'), 'Sign');
      const dialog = await screen.findByRole('dialog');
      drawSignature(dialog);
      await app.user.click(within(dialog).getByRole('button', { name: 'Sign' }));
      return app;
    },
    submit: pressIn('dialog', 'Save'),
    words: /Not saved\..*The signature is still here\./u,
    isKept: () => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled(),
    isDone: () => {
      noDialog();
      expect(screen.getAllByText('Signed')).toHaveLength(2);
    },
  },
  {
    what: 'the content of a time sheet, for its PDF',
    method: 'get',
    path: '/sheet/time/*',
    prepare: async () => {
      made = watchFiles();
      return openTimeSheets();
    },
    submit: async (app) => press(app.user, sheetIn('Signed'), 'Download'),
    words: /The PDF could not be created\./u,
    isKept: () => expect(sheetIn('Signed')).toHaveAttribute('aria-busy', 'false'),
    isDone: () => expect(made?.saved).toHaveLength(1),
  },
];
