import { screen, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { letTimePass } from '../jsdom/testTime';
import { renderApp } from '../render';

const MINUTE = 60_000;

/** Many minutes pass at once, as while the computer sleeps. */
export const pass = (minutes: number) => vi.setSystemTime(Date.now() + minutes * MINUTE);

/** Waits until the header, which only counts full minutes, has counted the last one. */
export const untilFullMinute = async () => letTimePass(MINUTE - (Date.now() % MINUTE));

export const openTimer = async (path = '/customers') =>
  renderApp({ path, signedInAs: 'member', language: 'en' });

export const startButton = async () => screen.findByRole('button', { name: 'Timer' });
export const running = async () => within(await screen.findByRole('group', { name: 'Timer' }));

/** Expects that no timer runs. */
export async function isOver(): Promise<void> {
  await startButton();
  expect(screen.queryByRole('group', { name: 'Timer' })).not.toBeInTheDocument();
}

export const recordDialog = async () =>
  within(await screen.findByRole('dialog', { name: 'Record working time' }));

/** Starts a timer in the header, lets some minutes pass and stops it. */
export async function stopAfter(minutes: number) {
  const app = await openTimer();
  await app.user.click(await startButton());
  const timer = await running();
  pass(minutes);
  await app.user.click(timer.getByRole('button', { name: 'Stop timer' }));
  return app;
}
