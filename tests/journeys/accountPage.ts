import { screen } from '@testing-library/react';
import {
  oracleAbsences,
  oracleAccount,
  oracleRecordsSoFar,
  oracleWorkDays,
} from '@/domain/account/oracle.fixture';
import { changeOnDevice } from '@/shared/storage/deviceStore';
import { guidOf } from '../accounts';
import { patience } from '../patience';
import { type Rendered, renderApp } from '../render';

const NONE: ReadonlySet<string> = new Set();

/** Replaces the member's records by the oracle's until 17 November, and sets up its account on the device. */
async function setUp({ service }: Pick<Rendered, 'service'>, empty: ReadonlySet<string>) {
  const guid = guidOf(service, 'member');
  service.db.run('delete from workRecords where guid = ?', guid);
  for (const { date, hours } of oracleRecordsSoFar) {
    if (!empty.has(date) && date < '2026-11-18')
      service.db.run(
        `insert into workRecords (guid, Date, Project_fk, Customer_fk, Description, TravelTime, HoursWorked, Location)
         values (?, ?, null, 1, 'Arbeit', 0, ?, 'Augsburg')`,
        guid,
        date,
        hours,
      );
  }
  await changeOnDevice(guid, 'time-account', () => oracleAccount);
  await changeOnDevice(guid, 'absences', () => oracleAbsences);
  await changeOnDevice(guid, 'work-days', () => oracleWorkDays);
}

/** Opens the account on Wednesday, 18 November, in German. @param empty days without records, besides those of the oracle */
export async function openAccount({
  search = '',
  empty = NONE,
}: { search?: string; empty?: ReadonlySet<string> } = {}) {
  const app = await renderApp({ signedInAs: 'member', language: 'de' });
  await setUp(app, empty);
  await app.router.navigate(`/work/account${search}`);
  await screen.findByRole('rowheader', { name: /^(?:Anfangsstand|Übertrag)/u }, patience);
  return app;
}

/** A text with ordinary spaces. */
export const plain = (text: string | null | undefined) => text?.replaceAll('\u{A0}', ' ');
/** The texts of the four figures: label, value, detail. */
export const figures = () =>
  [...screen.getByRole('region', { name: 'Stand' }).querySelectorAll('dl > div')].map((tile) =>
    [...tile.children].map(({ textContent }) => plain(textContent)),
  );
/** The texts of a row of the months. */
export const rowTexts = (name: RegExp) =>
  [...(screen.getByRole('rowheader', { name }).closest('tr')?.cells ?? [])].map(({ textContent }) =>
    plain(textContent),
  );
