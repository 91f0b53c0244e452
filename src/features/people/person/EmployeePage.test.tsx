import { screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, test } from 'vitest';
import { guidOf } from '../../../../tests/accounts';
import { setScreenWidth } from '../../../../tests/jsdom/browserStubs';
import { server, testService } from '../../../../tests/jsdom/testService';
import { renderApp } from '../../../../tests/render';
import { openPerson, openTabs, section } from '../../../../tests/journeys/employeeScreen';

describe('the page of an employee, for everyone', () => {
  test('head, about and contact are shown to everyone, and nothing can be edited (R-12.3, R-12.11)', async () => {
    testService().db.run("update users set accountant = 1 where username = 'treimann'");
    await openPerson('member');
    expect(screen.getByRole('heading', { level: 1, name: 'Tobias Reimann' })).toBeVisible();
    expect(screen.getByText('Projektleitung · Nordfeld Software & Beratung GmbH')).toBeVisible();
    expect(screen.getByText('Accountant')).toBeVisible();
    expect(section('About').getByText(/Glaubt an kurze Wege/u)).toBeVisible();
    expect(section('Contact').getByRole('link', { name: 'tobias.reimann@nordfeld.example' })).toBeVisible();
    expect(section('Contact').getByRole('link', { name: 'LinkedIn' })).toHaveAttribute('target', '_blank');
    expect(section('Work').getByText('86150 Augsburg')).toBeVisible();
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /^Edit/u })).not.toBeInTheDocument();
  });

  test('a manager sees the same page; only an admin sees the verification state (R-12.13)', async () => {
    testService().db.run("update users set verificationState = 'pending' where username = 'jalbrecht'");
    await openPerson('manager', 'member');
    expect(screen.queryByRole('tab')).not.toBeInTheDocument();
    expect(screen.queryByText('Pending')).not.toBeInTheDocument();
  });

  test.each([
    [403, 'not yours', /do not have the rights for this.*not yours/u],
    [404, 'user is unknown', /does not have this.*user is unknown/u],
  ])('a %i shows the service’s words and leads to the list (R-24.52)', async (status, message, words) => {
    const answer = () => HttpResponse.json({ message }, { status });
    server.use(http.get(/\/api\/users\/[^/]+$/u, answer));
    const guid = guidOf(testService(), 'manager');
    await renderApp({ path: `/employee/${guid}`, signedInAs: 'member', language: 'en' });
    const error = within(await screen.findByRole('alert'));
    expect(screen.getByRole('alert')).toHaveTextContent(words);
    expect(error.getByRole('link', { name: 'To the employees' })).toHaveAttribute('href', '/employees');
    expect(error.queryByRole('button')).not.toBeInTheDocument();
  });

  test('on phones, the thumb bar has a call button', async () => {
    setScreenWidth(390);
    await openPerson('member');
    const bar = within(screen.getByRole('navigation', { name: 'Quick access' }));
    expect(bar.getByRole('link', { name: 'Call' })).toHaveAttribute('href', 'tel:03023125115');
  });
});

describe('the tabs in which an admin edits', () => {
  test('the tabs are Profile, Contact, About and Settings; arrow keys move between them, and the address keeps the open one (R-12.13)', async () => {
    const { user, router } = await openTabs();
    const tabs = screen.getAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Contact', 'About', 'Settings']);
    await user.click(screen.getByRole('tab', { name: 'Contact' }));
    await user.keyboard('{ArrowRight}{ArrowRight}');
    expect(screen.getByRole('tab', { name: 'Settings' })).toHaveFocus();
    expect(screen.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();
    expect(router.state.location.search).toBe('?tab=settings');
    await user.keyboard('{Home}');
    expect(screen.getByRole('tabpanel', { name: 'Profile' })).toBeVisible();
  });

  test('only changed fields are sent, with the guid; the header and the directory are updated (R-12.17, R-12.18)', async () => {
    const { user, sent, guid } = await openTabs();
    await user.click(section('Person').getByRole('button', { name: /^Edit/u }));
    expect(section('Person').getByRole('textbox', { name: 'Mail' })).toHaveAttribute('readonly');
    const surname = section('Person').getByRole('textbox', { name: 'Surname' });
    // The browser would fill in the admin's own name.
    expect(surname).toHaveAttribute('autocomplete', 'off');
    await user.clear(surname);
    await user.type(surname, '  Reimann-Vogt ');
    await user.click(section('Person').getByRole('button', { name: 'Save' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Tobias Reimann-Vogt' })).toBeVisible();
    expect(sent.of('PUT')).toEqual([
      { method: 'PUT', path: `/users/${guid}`, body: { guid, surname: 'Reimann-Vogt' } },
    ]);
    // The heading is updated before the section is closed.
    expect(await section('Person').findByRole('button', { name: /^Edit/u })).toHaveFocus();
  });

  test('an emptied field never blocks saving: the rest is sent, the value returns, and the user is told (R-12.17)', async () => {
    const { user, sent, guid } = await openTabs();
    await user.click(section('Work').getByRole('button', { name: /^Edit/u }));
    await user.clear(section('Work').getByRole('textbox', { name: 'Department' }));
    await user.type(section('Work').getByRole('textbox', { name: 'Job title' }), ' (Süd)');
    await user.click(section('Work').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/cannot empty this field: Department/u)).toBeVisible();
    expect(sent.of('PUT').map(({ body }) => body)).toEqual([{ guid, jobTitle: 'Projektleitung (Süd)' }]);
    expect(await section('Work').findAllByText(/Projektleitung/u)).toHaveLength(2);
  });

  test('given name, surname and username are required', async () => {
    const { user, sent } = await openTabs();
    await user.click(section('Person').getByRole('button', { name: /^Edit/u }));
    await user.clear(section('Person').getByRole('textbox', { name: 'Username' }));
    await user.click(section('Person').getByRole('button', { name: 'Save' }));
    expect(section('Person').getByRole('textbox', { name: 'Username' })).toHaveAccessibleDescription(
      'Enter username',
    );
    await user.type(section('Person').getByRole('textbox', { name: 'Username' }), 'reimann');
    await user.click(section('Person').getByRole('button', { name: 'Save' }));
    expect(await screen.findByText('Saved.')).toBeVisible();
    expect(sent.of('PUT')).toHaveLength(1);
  });

  test('a username that is already taken is reported in its field', async () => {
    const { user } = await openTabs();
    await user.click(section('Person').getByRole('button', { name: /^Edit/u }));
    const username = section('Person').getByRole('textbox', { name: 'Username' });
    await user.clear(username);
    await user.type(username, 'jalbrecht');
    await user.click(section('Person').getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(username).toHaveAccessibleDescription('The username is not free!'));
    expect(username).toHaveValue('jalbrecht');
  });

  test('a link must be a web address; one that was stored otherwise may stay', async () => {
    testService().db.run("update users set twitter = '@treimann' where username = 'treimann'");
    const { user, sent, guid } = await openTabs('?tab=contact');
    await user.click(section('Contact').getByRole('button', { name: /^Edit/u }));
    const linkedin = section('Contact').getByRole('textbox', { name: 'LinkedIn' });
    await user.clear(linkedin);
    await user.type(linkedin, 'javascript:alert(1)');
    await user.click(section('Contact').getByRole('button', { name: 'Save' }));
    expect(linkedin).toHaveAccessibleDescription(/Enter a web address/u);
    await user.clear(linkedin);
    await user.type(linkedin, 'linkedin.com/in/tobias');
    await user.click(section('Contact').getByRole('button', { name: 'Save' }));
    await section('Contact').findByRole('link', { name: 'linkedin.com/in/tobias' });
    expect(sent.of('PUT').map(({ body }) => body)).toEqual([{ guid, linkedin: 'linkedin.com/in/tobias' }]);
    expect(section('Contact').getByText('@treimann')).toBeVisible();
  });

  test('values that others saved meanwhile are merged, and a conflict is asked about', async () => {
    const { user, sent, guid } = await openTabs('?tab=contact');
    await user.click(section('Contact').getByRole('button', { name: /^Edit/u }));
    const phone = section('Contact').getByRole('textbox', { name: 'Phone' });
    await user.clear(phone);
    await user.type(phone, '0821 1');
    testService().db.run("update users set phone = '0821 2', company = 'Other' where guid = ?", guid);
    await user.click(section('Contact').getByRole('button', { name: 'Save' }));
    const question = within(await screen.findByRole('dialog', { name: 'Two versions' }));
    expect(sent.of('PUT')).toHaveLength(0);
    await user.click(question.getByRole('button', { name: 'Save selection' }));
    await waitFor(() => expect(section('Contact').getByText('0821 1')).toBeVisible());
    expect(sent.of('PUT').map(({ body }) => body)).toEqual([{ guid, phone: '0821 1' }]);
  });

  test('a failed save keeps the typed values and says why', async () => {
    const { user } = await openTabs();
    await user.click(section('Work').getByRole('button', { name: /^Edit/u }));
    await user.type(section('Work').getByRole('textbox', { name: 'Company' }), ' AG');
    server.use(
      http.put('*/api/users/*', () => HttpResponse.json({ message: 'not yours' }, { status: 403 }), {
        once: true,
      }),
    );
    await user.click(section('Work').getByRole('button', { name: 'Save' }));
    expect(await section('Work').findByRole('alert')).toHaveTextContent(
      /Not saved\. You do not have the rights for this\. “not yours”/u,
    );
    expect(section('Work').getByRole('textbox', { name: 'Company' })).toHaveValue(
      'Nordfeld Software & Beratung GmbH AG',
    );
  });

  test('unsaved values are offered again', async () => {
    const { user, router, guid } = await openTabs();
    await user.click(section('Work').getByRole('button', { name: /^Edit/u }));
    await user.type(section('Work').getByRole('textbox', { name: 'Company' }), ' AG');
    await router.navigate('/employees');
    await screen.findByRole('heading', { level: 1, name: 'Employee Network' });
    await router.navigate(`/employee/${guid}`);
    await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() =>
      expect(section('Work').getByRole('textbox', { name: 'Company' })).toHaveValue(
        'Nordfeld Software & Beratung GmbH AG',
      ),
    );
  });

  test('switching tabs loses no typed values', async () => {
    const { user } = await openTabs();
    await user.click(section('Work').getByRole('button', { name: /^Edit/u }));
    await user.type(section('Work').getByRole('textbox', { name: 'Company' }), ' AG');
    await user.click(screen.getByRole('tab', { name: 'About' }));
    await user.click(screen.getByRole('tab', { name: 'Profile' }));
    expect(section('Work').getByRole('textbox', { name: 'Company' })).toHaveValue(
      'Nordfeld Software & Beratung GmbH AG',
    );
  });
});
