import { screen } from '@testing-library/react';
import type { Absence, ProjectAbsence } from '@/domain/account/absence';
import { oracleAbsences, oracleAccount, oracleWorkDays } from '@/domain/account/oracle.fixture';
import type { Language } from '@/shared/i18n/i18n';
import { changeOnDevice, readFromDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../accounts';
import { patience } from '../patience';
import { testService } from '../jsdom/testService';
import { renderApp } from '../render';

interface Kept {
  readonly absences?: readonly Absence[];
  /** Null before the account is set up. */
  readonly account?: unknown;
  readonly mapped?: unknown;
  readonly search?: string;
  readonly language?: Language;
}

const guid = () => guidOf(testService(), 'member');

/** The absences that the device keeps now, without their ids and times. */
export async function keptAbsences(): Promise<readonly string[]> {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the page and these tests write it
  const kept = ((await readFromDevice(guid(), 'absences')) ?? []) as readonly Absence[];
  return kept.map(({ kind, from, to, share, note }) =>
    [kind, from, to, ...(share === 1 ? [] : ['½']), ...(note ? [note] : [])].join(' '),
  );
}

/** Changes a list that the device keeps as another tab would, and tells this one. */
async function changeListInOtherTab<Entry>(
  name: string,
  change: (before: readonly Entry[]) => readonly Entry[],
) {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as above
  await changeOnDevice(guid(), name, (before) => change((before ?? []) as readonly Entry[]));
  const otherTab = new BroadcastChannel('tagwerk-device');
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  otherTab.postMessage(`${guid()}/${name}`);
  otherTab.close();
}

/** Changes the absences in another tab. */
export async function changeInOtherTab(change: (before: readonly Absence[]) => readonly Absence[]) {
  await changeListInOtherTab('absences', change);
}

/** Changes in another tab which projects count as absences. */
export async function mapInOtherTab(mapped: readonly ProjectAbsence[]) {
  await changeListInOtherTab('project-absences', () => mapped);
}

/** Opens the absences of the example year, with its account and model, as a member. */
export async function openAbsences({
  absences = oracleAbsences,
  account = oracleAccount,
  mapped = [],
  search = '',
  language = 'de',
}: Kept = {}) {
  await changeOnDevice(guid(), 'work-days', () => oracleWorkDays);
  await changeOnDevice(guid(), 'absences', () => absences);
  await changeOnDevice(guid(), 'time-account', () => account);
  await changeOnDevice(guid(), 'project-absences', () => mapped);
  const app = await renderApp({ path: `/work/account/absences${search}`, signedInAs: 'member', language });
  // By its text, because roles of 366 days take long to find.
  await screen.findByText(language === 'de' ? 'Jahresfeld' : 'The year', {}, patience);
  return app;
}

/** The selected days. */
export function selectedDays(): readonly (string | undefined)[] {
  const cells = document.querySelectorAll<HTMLElement>('[data-day][aria-selected="true"]');
  return [...cells].map(({ dataset }) => dataset['day']);
}

/** The cell of a day in the year field. */
export function dayCell(day: string): HTMLElement {
  const cell = document.querySelector<HTMLElement>(`[data-day="${day}"]`);
  if (!cell) throw new Error(`the field has no ${day}`);
  return cell;
}
