import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { AccountName } from '../accounts';
import { type Rendered, renderApp } from '../render';

const fields = 'input, select, textarea';

/** What else in the dialog, on the page or in the section has the words of a field's label in a label of its own. */
function namesakes(label: string, scope: HTMLElement): string[] {
  return within(scope)
    .queryAllByLabelText(label, { exact: false })
    .filter((element) => !element.matches(fields))
    .map((element) => `${element.tagName} ${element.getAttribute('aria-label') ?? ''}`);
}

const press =
  (...names: (string | RegExp)[]) =>
  async ({ user }: Rendered) => {
    for (const name of names) {
      // oxlint-disable-next-line no-await-in-loop -- the second one is there once the first one was pressed
      const [first] = await screen.findAllByRole('button', { name });
      // oxlint-disable-next-line no-await-in-loop -- one after another
      if (first) await user.click(first);
    }
  };

test.each<[string, AccountName | undefined, ReturnType<typeof press>, string[], string?]>([
  ['/', undefined, press(), ['Username (mail)', 'Password']],
  [
    '/planner/kanban/6',
    'member',
    press('Schulungsunterlagen Schichtleitung'),
    ['Comment', 'Title', 'State', 'Description'],
  ],
  ['/customer/2', 'manager', press('Export'), ['Month']],
  ['/project/5', 'manager', press('Edit'), ['State', 'Order number', 'Description']],
  ['/project/5', 'manager', press('Edit', 'Edit'), ['Revenue', 'Time budget'], 'Revenue and budget'],
])('on %s (%s) the label of a field names only that field (R-24.50)', async (...row) => {
  const [path, signedInAs, open, labels, section] = row;
  const app = await renderApp({ path, language: 'en', ...(signedInAs && { signedInAs }) });
  await open(app);
  for (const label of labels) {
    // oxlint-disable-next-line no-await-in-loop -- the first one waits for the form
    expect(await screen.findByLabelText(label, { selector: fields })).toBeVisible();
    const region = section === undefined ? null : screen.getByRole('region', { name: section });
    expect(namesakes(label, region ?? screen.queryByRole('dialog') ?? document.body)).toEqual([]);
  }
});
