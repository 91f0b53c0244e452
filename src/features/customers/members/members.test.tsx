import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { watchCalls } from '../../../../tests/jsdom/sentCalls';
import { server } from '../../../../tests/jsdom/testService';
import {
  kessler,
  mes,
  noPermission,
  openDetail,
  refuse,
  section,
} from '../../../../tests/journeys/detailScreen';

type App = Awaited<ReturnType<typeof openDetail>>;

async function openSearch({ user }: App, name = 'Members') {
  await user.click(section(name).getByRole('button', { name: 'Add member' }));
  return within(await screen.findByRole('dialog', { name: 'Add member' }));
}

async function choose({ user }: App, dialog: ReturnType<typeof within>, ...starts: string[]) {
  for (const start of starts) {
    await user.type(dialog.getByRole('combobox'), start);
    await user.click(await dialog.findByRole('option', { name: new RegExp(`^${start}|${start}`, 'u') }));
  }
}

const guids = (calls: ReturnType<typeof watchCalls>, method: string, path: string) =>
  calls.of(method, path).map(({ body }) => body);

describe('adding members', () => {
  test('people are found by mail while typing; several can be chosen, and each is sent (R-9.40, R-12.27)', async () => {
    const calls = watchCalls();
    const app = await openDetail(kessler);
    const dialog = await openSearch(app);
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
    await choose(app, dialog, 'anke.petersen', 'nils');
    expect(calls.of('POST', '/users/find').at(-1)?.body).toEqual({ value: 'nils%' });
    await app.user.click(dialog.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(guids(calls, 'POST', '/customer/2/member')).toEqual([
      { guid: expect.any(String) },
      { guid: expect.any(String) },
    ]);
    expect(await screen.findByText('2 people added.')).toBeVisible();
    expect(await section('Members').findByText('Anke Petersen')).toBeVisible();
    expect(section('Members').getByRole('button', { name: 'Add member' })).toHaveFocus();
  });

  test('people of the loaded directory are also found by name, without another call (R-9.10)', async () => {
    const app = await openDetail(kessler);
    await app.router.navigate('/employees');
    await screen.findByRole('link', { name: 'Anke Petersen' }, { timeout: 15_000 });
    await app.router.navigate(kessler.path);
    await screen.findByRole('heading', { level: 1, name: kessler.name });
    const dialog = await openSearch(app);
    const field = dialog.getByRole('combobox');
    expect(field).toHaveAccessibleDescription(/by name once the Employee Network was opened/u);
    const calls = watchCalls();
    await app.user.type(field, 'petersen an');
    await app.user.click(await dialog.findByRole('option', { name: /Anke Petersen anke\.petersen@/u }));
    expect(dialog.getByRole('button', { name: /^Remove anke\.petersen@/u })).toBeVisible();
    expect(calls.of('POST', '/users').map(({ path }) => path)).toEqual(['/users/find']);
  });

  test('on phones, the search box has the focus, too (R-9.10)', async () => {
    setScreenWidth(390);
    const dialog = await openSearch(await openDetail(kessler));
    await waitFor(() => expect(dialog.getByRole('combobox')).toHaveFocus());
  });

  test('existing members are found but cannot be chosen; with nobody chosen nothing is sent', async () => {
    const calls = watchCalls();
    const app = await openDetail(kessler);
    const dialog = await openSearch(app);
    await app.user.type(dialog.getByRole('combobox'), 'jana');
    expect(await dialog.findByRole('option', { name: /jana\.albrecht/u })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await app.user.clear(dialog.getByRole('combobox'));
    await app.user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await dialog.findByText('Choose at least one person')).toBeVisible();
    expect(calls.of('POST', '/customer')).toEqual([]);
  });

  test('each person gets a result: added, already a member, or why not (R-9.28, R-10.13)', async () => {
    const answers = [
      HttpResponse.json({ affectedRows: 1 }),
      HttpResponse.json({ affectedRows: 0 }),
      HttpResponse.json({ message: 'no rights' }, { status: 403 }),
    ];
    server.use(http.post('*/api/customer/2/member', () => answers.shift()));
    const app = await openDetail(kessler);
    const dialog = await openSearch(app);
    await choose(app, dialog, 'anke.petersen', 'nils', 'miriam');
    await app.user.click(dialog.getByRole('button', { name: 'Add' }));
    const result = within(await screen.findByRole('dialog', { name: '1 of 3 added' }));
    expect(result.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/^anke\.petersen@.*added$/u),
      expect.stringMatching(/^nils.*already a member$/u),
      expect.stringMatching(/^miriam.*not added$/u),
    ]);
    expect(result.getByText(noPermission)).toBeVisible();
    // The refused person is still chosen.
    await app.user.click(result.getByRole('button', { name: 'Add more' }));
    const again = within(await screen.findByRole('dialog', { name: 'Add member' }));
    expect(again.getByText(/^miriam/u)).toBeVisible();
  });

  test('adding a member without rights shows the fixed text (R-9.28)', async () => {
    const app = await openDetail(kessler, 'member');
    const dialog = await openSearch(app);
    await choose(app, dialog, 'nils');
    await app.user.click(dialog.getByRole('button', { name: 'Add' }));
    expect(await screen.findByText(noPermission)).toBeVisible();
    await app.user.click(screen.getByRole('button', { name: 'Done' }));
    // Another try would be refused again, so the page says why the button is gone.
    await waitFor(() => expect(section('Members').queryByRole('button')).toBeNull());
    expect(screen.getByText(/Read-only: the server refused a change to this customer/u)).toBeVisible();
  });

  test('a failed search shows an "Error" dialog with the message, or the fixed text without rights (R-9.27)', async () => {
    refuse('post', '/users/find', 500, 'index broken');
    const app = await openDetail(kessler);
    const dialog = await openSearch(app);
    await app.user.type(dialog.getByRole('combobox'), 'nils');
    expect(
      within(await screen.findByRole('dialog', { name: 'Error' })).getByText(/index broken/u),
    ).toBeVisible();
  });
});

describe('the members', () => {
  test('clicking a member opens the employee (R-9.15)', async () => {
    const { service } = await openDetail(kessler);
    expect(section('Members').getByRole('link', { name: /Mehmet Yıldız/u })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/employee\/.+/u),
    );
    expect(service).toBeDefined();
  });

  const question = async ({ user }: App, name: string) => {
    await user.click(screen.getByRole('button', { name: `Remove ${name}` }));
    return within(await screen.findByRole('dialog', { name: `Remove ${name}?` }));
  };

  test('removing a member asks first, sends the guid in the body, and moves the focus to the heading (R-9.41)', async () => {
    const calls = watchCalls();
    const app = await openDetail(kessler);
    const dialog = await question(app, 'Lukas Brandt');
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(section('Members').queryByText('Lukas Brandt')).toBeNull());
    expect(guids(calls, 'DELETE', '/customer/2/member')).toEqual([{ guid: expect.any(String) }]);
    expect(screen.getByRole('heading', { name: 'Members' })).toHaveFocus();
  });

  test('removing yourself explains the consequences (R-9.15)', async () => {
    const app = await openDetail(kessler);
    const dialog = await question(app, 'Tobias Reimann');
    expect(dialog.getByText(/You will no longer be a member/u)).toBeVisible();
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(section('Members').queryByText('Tobias Reimann')).toBeNull());
  });

  test('a failed removal of a customer’s member shows an "Error" dialog (R-9.27)', async () => {
    refuse('delete', '/customer/2/member', 500, 'busy');
    const app = await openDetail(kessler);
    const dialog = await question(app, 'Lukas Brandt');
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(within(await screen.findByRole('dialog', { name: 'Error' })).getByText(/busy/u)).toBeVisible();
    expect(section('Members').getByText('Lukas Brandt')).toBeInTheDocument();
  });

  test('a failed removal of a project’s member is shown in the dialog and can be tried again (R-10.6)', async () => {
    const app = await openDetail(mes, 'member');
    const dialog = await question(app, 'Katharina Vogt');
    await app.user.click(dialog.getByRole('button', { name: 'Remove' }));
    expect(await dialog.findByText(/Katharina Vogt was not removed\./u)).toBeVisible();
    expect(dialog.getByRole('button', { name: 'Remove' })).toBeVisible();
  });

  test('a photo that is null, broken or a script is replaced by initials (R-9.16)', async () => {
    const members = [
      { guid: '1', name: 'Null Photo', company: 'N', mail: '1@x.example', photo: null },
      { guid: '2', name: 'Script Photo', company: 'N', mail: '2@x.example', photo: 'javascript:alert(1)' },
      {
        guid: '3',
        name: 'Broken Photo',
        company: 'N',
        mail: '3@x.example',
        photo: 'data:image/png;base64,AA',
      },
    ];
    server.use(
      http.get('*/api/project/5', () =>
        HttpResponse.json({
          Id: 5,
          Name: mes.name,
          Customers_fk: 2,
          ProjectState: 'active',
          Members: members,
        }),
      ),
    );
    await openDetail(mes);
    const team = section('Team');
    expect(team.getByText('NP')).toBeVisible();
    expect(team.getByText('SP')).toBeVisible();
    expect(document.querySelector('[src^="javascript:"]')).toBeNull();
  });
});
