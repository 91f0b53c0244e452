import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { HttpResponse, http } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { checkItems } from '@/domain/planner/checklist';
import {
  PERSONAL,
  TITLE,
  editDescription,
  noDialog,
  patches,
} from '../../../../tests/journeys/plannerScreen';
import { holdAnswers } from '../../../../tests/jsdom/holdAnswers';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';
import { isLight } from './lightText';
import { TaskText } from './TaskText';

const LIST = 'Every **night**\n\n- [x] Order\n- [ ] Test\n- [ ] Order\n\nSee https://wiki.example/parts';

/** Opens a task of My Tasks whose description is this text. */
async function openText(description: string) {
  const app = await renderApp({ path: '/planner', signedInAs: 'member', language: 'en' });
  const write = (text: string) =>
    app.service.db.run('update tasks set description = ? where title = ?', text, TITLE);
  write(description);
  await app.user.click(await screen.findByRole('button', { name: new RegExp(TITLE, 'u') }));
  const dialog = within(await screen.findByRole('dialog', { name: TITLE }));
  return { ...app, dialog, write, test: await dialog.findByRole('checkbox', { name: 'Test' }) };
}

function show(text: string): HTMLElement {
  cleanup();
  return render(<TaskText text={text} whyPlain="Long." onTick={vi.fn<() => void>()} />).container;
}

describe('the text of a task', () => {
  test('bold, lists, boxes and links are drawn, and a link leads to a new tab (R-11.82)', () => {
    const shown = show(LIST);
    expect(within(shown).getByText('night').tagName).toBe('STRONG');
    const boxes = within(shown).getAllByRole('checkbox');
    expect(boxes.map((box) => within(shown).queryAllByLabelText('Order').includes(box))).toEqual([
      true,
      false,
      true,
    ]);
    expect(boxes.map((box) => box.matches(':checked'))).toEqual([true, false, false]);
    const link = within(shown).getByRole('link', { name: 'wiki.example/parts' });
    expect(link).toHaveAttribute('href', 'https://wiki.example/parts');
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each([
    '# Heading',
    '> quote',
    '`code` and *slanted* and ~~struck~~',
    '```\ncode\n```',
    '| a | b |\n|---|---|\n| 1 | 2 |',
    '![picture](https://a.example/a.png)',
    '[here](javascript:alert(1)) [there](/customers) [near](https:customers) [](https://a.example)',
    '<script>alert(1)</script> <b onclick="alert(1)">bold</b>',
    '&lt;b&gt; \\*no\\* C:\\temp',
    '**unclosed, [unclosed, <unclosed',
    'one\ntwo\nthree',
  ])('all else is the text that was typed: %j (R-11.82)', (text) => {
    const shown = show(text);
    expect(shown.textContent).toBe(text);
    expect([...new Set([...shown.querySelectorAll('*')].map(({ tagName }) => tagName))]).toEqual([
      'DIV',
      'P',
    ]);
  });

  test.each(['mailto:a@b.example', 'a@b.example'])(
    'an address of mail is one link, typed as %j (R-11.82)',
    (mail) => {
      const shown = show(`- [ ] ${mail} or (${mail})`);
      const links = within(shown).getAllByRole('link', { name: 'a@b.example' });
      expect(links.map((link) => link.getAttribute('href'))).toEqual(Array(2).fill('mailto:a@b.example'));
      expect(shown.textContent.trim()).toBe('a@b.example or (a@b.example)');
    },
  );

  test('the boxes that are drawn are those that can be ticked, whatever is around them (R-11.82)', () => {
    const line = fc.oneof(
      fc.constantFrom(
        '- [ ] A',
        '  * [x] **A** [l](https://a.example)',
        '- - [ ] A',
        '1. [ ] A',
        '-',
        '[ ] A',
      ),
      fc.constantFrom('```', '<!--', '> - [ ] A', '[^1]: A', '---', '| - |', '\u2028- [ ] A', 'A', ''),
      fc.string({ unit: fc.constantFrom(...'- * [ ] x 1 . \t A > ` # ( ) < ~ | : _ +'.split(' '), ' ') }),
    );
    const text = fc.array(fc.tuple(line, fc.constantFrom('\n', '\r\n', '\r', '\n\n')));
    fc.assert(
      fc.property(text, (lines) => {
        const any = lines.flat().join('');
        expect(show(any).querySelectorAll('input')).toHaveLength(isLight(any) ? checkItems(any).length : 0);
      }),
    );
  });

  test('a text of 100,000 characters is shown as it was typed, and why is said (R-11.66)', () => {
    const long = '- [ ] **A** '.repeat(8334);
    expect(show(long).textContent === `Long.${long}`).toBe(true);
    expect(show('- [ ] **A**').textContent).not.toMatch(/Long\./u);
    expect(show('- '.repeat(2000)).querySelector('ul')).toBeNull();
  });
});

describe('ticking a box', () => {
  test('it shows at once, and only that line of what the service has by now is changed (R-11.83)', async () => {
    const app = await openText(LIST);
    const calls = watchCalls();
    const theirs = `Theirs\n\n${LIST.replace('night', 'day')}`;
    app.write(theirs);
    const { letGo } = holdAnswers('patch', '/kanban/tasks/*');
    expect(app.dialog.getByText('1 of 3')).toBeVisible();
    await app.user.click(app.test);
    expect(app.test).toBeChecked();
    expect(app.dialog.getByText('2 of 3')).toBeVisible();
    const shown = new Set<string>();
    const note = () => shown.add(app.dialog.getByText(/^\d of 3$/u).textContent);
    const observer = new MutationObserver(note);
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
    letGo();
    await waitFor(() =>
      expect(patches(calls)).toEqual([{ description: theirs.replace('[ ] Test', '[x] Test') }]),
    );
    expect(await app.dialog.findByText('day')).toBeVisible();
    await waitFor(() => expect(app.store.extra.history.steps()).toHaveLength(1));
    expect(app.test).toBeChecked();
    expect(app.test).toHaveFocus();
    // It was never shown as it was before.
    observer.disconnect();
    expect([...shown]).toEqual(['2 of 3']);
    await app.user.click(app.dialog.getByRole('button', { name: 'Close' }));
    await noDialog();
    await app.user.keyboard('{Control>}z{/Control}');
    await waitFor(() => expect(patches(calls)[1]).toEqual({ description: theirs }));
  });

  test('two ticks follow one another, and both are saved (R-11.83)', async () => {
    const app = await openText(LIST);
    const calls = watchCalls();
    const { letGo } = holdAnswers('patch', '/kanban/tasks/*');
    await app.user.click(app.test);
    const [, order] = app.dialog.getAllByRole('checkbox', { name: 'Order' });
    await app.user.click(order ?? app.test);
    letGo();
    const ticked = LIST.replace('[ ] Test', '[x] Test');
    await waitFor(() =>
      expect(patches(calls)).toEqual([
        { description: ticked },
        { description: ticked.replace('[ ] Order', '[x] Order') },
      ]),
    );
    expect(await app.dialog.findByText('3 of 3')).toBeVisible();
  });

  test('a line that is gone is not ticked, and a notice says so (R-11.83)', async () => {
    const app = await openText(LIST);
    const calls = watchCalls();
    app.write(LIST.replace('Test', 'Tests'));
    await app.user.click(app.test);
    expect(await screen.findByText(/“Test” is no longer in the description/u)).toBeVisible();
    expect(await app.dialog.findByRole('checkbox', { name: 'Tests' })).not.toBeChecked();
    expect(patches(calls)).toEqual([]);
  });

  test('what the service refuses is back as it was, with the reason (R-11.83)', async () => {
    const app = await openText(LIST);
    server.use(
      http.patch('*/api/kanban/tasks/*', () => HttpResponse.json({ message: 'no rights' }, { status: 403 })),
    );
    await app.user.click(app.test);
    expect(await screen.findByText(/“Test” is as it was\. .*no rights/u)).toBeVisible();
    await waitFor(() => expect(app.test).not.toBeChecked());
  });

  test('without an answer it waits like any edit of a task (R-11.83)', async () => {
    const app = await openText(LIST);
    const lost = () => HttpResponse.error();
    server.use(http.get('*/api/kanban/tasks/*/details', lost), http.patch('*/api/kanban/tasks/*', lost));
    await app.user.click(app.test);
    expect(await screen.findByText(/^Not sent yet: the service does not answer/u)).toBeVisible();
    expect(app.test).toBeChecked();
  });
});

describe('typing the text', () => {
  test('Edit leads into the field, where Enter continues the list; Done shows it, and nothing is ticked before it is saved (R-11.84)', async () => {
    const app = await openText(LIST);
    const calls = watchCalls();
    expect(app.dialog.getByRole('button', { name: 'Edit' })).toHaveFocus();
    const field = await editDescription(app);
    expect(field).toHaveFocus();
    expect(field).toHaveValue(LIST);
    await app.user.clear(field);
    await app.user.type(field, '- [[ ] One{Enter}Two{Enter}{Enter}End');
    expect(field).toHaveValue('- [ ] One\n- [ ] Two\nEnd');
    await app.user.click(app.dialog.getByRole('button', { name: 'Done' }));
    expect(await app.dialog.findByRole('checkbox', { name: 'One' })).toBeDisabled();
    expect(app.dialog.getByText(/boxes can be ticked after saving/u)).toBeVisible();
    await app.user.click(app.dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(patches(calls)).toEqual([{ description: '- [ ] One\n- [ ] Two\nEnd' }]));
    expect(await screen.findByRole('button', { name: new RegExp(`${TITLE}.*0 of 2`, 'u') })).toBeVisible();
  });

  test('a press on the text leads into the field, one on a box or a link does not (R-11.84)', async () => {
    const app = await openText(LIST);
    await app.user.click(app.dialog.getByRole('link', { name: 'wiki.example/parts' }));
    expect(app.dialog.queryByRole('button', { name: 'Done' })).not.toBeInTheDocument();
    await app.user.click(app.dialog.getByText('night'));
    expect(app.dialog.getByRole('textbox', { name: 'Description' })).toHaveFocus();
  });

  test('a tick and another changed field are saved beside each other (R-11.83)', async () => {
    const app = await openText(LIST);
    const calls = watchCalls();
    await app.user.selectOptions(app.dialog.getByLabelText('State'), 'Completed');
    await app.user.click(app.test);
    await waitFor(() => expect(patches(calls)).toHaveLength(1));
    await app.user.click(app.dialog.getByRole('button', { name: 'Save and close' }));
    await waitFor(() => expect(patches(calls)[1]).toEqual({ state: 'Completed' }));
  });
});

test('the cards of My Tasks, of the board and of the dashboard say how many boxes are ticked (R-11.85)', async () => {
  const { user, router, dialog } = await openText(LIST);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  await noDialog();
  expect(screen.getByRole('button', { name: new RegExp(`${TITLE}.*1 of 3`, 'u') })).toHaveTextContent('1/3');
  await user.click(screen.getByRole('link', { name: PERSONAL }));
  await screen.findByRole('region', { name: 'Add bucket' });
  expect(screen.getByTitle('1 of 3')).toHaveTextContent('1/3');
  await router.navigate('/dashboard');
  await screen.findByRole('heading', { name: TITLE });
  expect(screen.getByTitle('1 of 3')).toHaveTextContent('1/3');
});
