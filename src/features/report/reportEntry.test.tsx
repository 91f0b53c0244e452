import { screen } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { env } from '@/shared/env';
import { watchCalls } from '../../../tests/jsdom/sentCalls';
import { patience } from '../../../tests/patience';
import { renderApp } from '../../../tests/render';

const kessler = 'Kessler Maschinenbau GmbH';

describe('the way to the report', () => {
  test('managers have a button for the report; members have neither button nor page, and no call goes out (R-16.41)', async () => {
    const calls = watchCalls();
    const { router } = await renderApp({ signedInAs: 'member', language: 'en', path: '/customers' });
    await screen.findByText(kessler, undefined, patience);
    expect(screen.queryByRole('link', { name: 'Reporting' })).not.toBeInTheDocument();
    await router.navigate('/customers/report');
    await screen.findByRole('heading', { level: 1, name: /not found|does not exist/iu }, patience);
    expect(calls.of('GET', '/customer/')).toEqual([]);
  });

  test('the button leads a manager to the report (R-16.41)', async () => {
    const { user, router } = await renderApp({ signedInAs: 'manager', language: 'en', path: '/customers' });
    await user.click(await screen.findByRole('link', { name: 'Reporting' }, patience));
    expect(await screen.findByRole('heading', { level: 1, name: 'Reporting' }, patience)).toBeVisible();
    await screen.findByRole('combobox', { name: 'Search or filter the report' }, patience);
    expect(router.state.location.pathname).toBe('/customers/report');
    for (const name of ['Rows: Customer → Project', 'Columns: Total', 'Value: Hours', 'against: September'])
      expect(screen.getByRole('button', { name })).toBeVisible();
  });

  test('if the report is switched off, nobody has its button (R-16.41)', async () => {
    vi.spyOn(env, 'reports', 'get').mockReturnValue('off');
    await renderApp({ signedInAs: 'manager', language: 'en', path: '/customers' });
    await screen.findByText(kessler, undefined, patience);
    expect(screen.queryByRole('link', { name: 'Reporting' })).not.toBeInTheDocument();
  });
});
