import { attachServiceData } from '@/app/serviceData';
import { oracleAbsences, oracleAccount, oracleWorkDays } from '@/domain/account/oracle.fixture';
import { accountDays } from '@/domain/account/accountDays';
import { accountLedger, balanceNow } from '@/domain/account/ledger';
import { withDecision } from '@/domain/changes/outboxStep';
import { countedEntries, withWaiting } from '@/domain/changes/waitingEntries';
import { isoDate } from '@/domain/time/period';
import { type NamedRecord, type WorkRecord, sumHours } from '@/domain/work/workRecord';
import {
  listWorkRecords,
  loadWorkRecordKind,
  recordChange,
  recordDeletion,
  saveRecords,
} from '@/features/work-records';
import { keptRecords } from '@/features/work-records/keptRecords';
import { api } from '@/shared/api/api';
import { answersAged, connectionFound, connectionLost } from '@/shared/api/connectionSlice';
import { openChangesOf } from '@/shared/outbox/openChanges';
import { sendWaiting } from '@/shared/outbox/sendWaiting';
import { signedIn } from '@/shared/session/sessionSlice';
import { type StoredSession, writeSession } from '@/shared/session/storedSession';
import {
  type DeviceOwner,
  changeDeviceValue,
  keyOfValue,
  readDeviceValue,
} from '@/shared/storage/deviceValue';
import { type AppDispatch, type RootState, createAppStore } from '@/shared/store/store';
import { testToday } from '../today';

const year = { from: isoDate('2026-01-01'), to: isoDate('2026-12-31') };

/** The balance of the account with these records. */
export function balanceOf(records: readonly Pick<WorkRecord, 'date' | 'hours'>[]): number {
  const own = records.map(({ date, hours }) => ({
    date,
    hours,
    travelHours: null,
    customerId: null,
    projectId: null,
  }));
  const inputs = { workDays: oracleWorkDays, travelShare: 0, absences: oracleAbsences, mapped: [] } as const;
  const days = accountDays(year, { ...inputs, records: own });
  return balanceNow(accountLedger(days, oracleAccount, isoDate(testToday)), oracleAccount);
}

/**
 * One of the devices of a person. All that a device keeps, locks and tells its tabs has the guid in its name; so two guids
 * with one token are one person with two devices. The page has one session: whoever acts takes it up first.
 */
export class OneOfTwo {
  readonly store = createAppStore();
  readonly #dispatch: AppDispatch = this.store.dispatch;
  readonly owner: DeviceOwner;
  readonly #session: StoredSession;
  isOnline = true;

  constructor({ token, user }: Omit<StoredSession, 'role'>, name: string) {
    const guid = `${user.guid}-${name}`;
    this.#session = { token, user: { ...user, guid }, role: 'member' };
    attachServiceData(this.store);
    this.store.dispatch(signedIn(this.#session.user));
    this.owner = { extra: this.store.extra, guid };
  }

  takeUp(): void {
    writeSession(this.#session);
  }

  waiting() {
    return openChangesOf(this.owner.extra).visible<NamedRecord>(keyOfValue(this.owner.guid, keptRecords));
  }

  /** The list on the screen. */
  rows(): readonly WorkRecord[] {
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- all slices are there
    const { data } = listWorkRecords.select(0)(this.store.getState() as Required<RootState>);
    return withWaiting<NamedRecord>(data?.entries ?? [], this.waiting(), true);
  }

  /** The sum on the screen. */
  hours(): number {
    return sumHours(countedEntries(this.rows(), this.waiting()));
  }

  balance(): number {
    return balanceOf(countedEntries(this.rows(), this.waiting()));
  }

  setOnline(isOnline: boolean): void {
    this.isOnline = isOnline;
    this.store.dispatch(isOnline ? connectionFound() : connectionLost());
  }

  async create(content: NamedRecord): Promise<void> {
    await this.#dispatch(saveRecords([recordChange(content, null)]));
  }

  async change(row: WorkRecord, part: Partial<NamedRecord>): Promise<void> {
    const { id: _id, ...before } = row;
    await this.#dispatch(saveRecords([recordChange({ ...before, ...part }, row)]));
  }

  async remove(row: WorkRecord): Promise<void> {
    await this.#dispatch(saveRecords([recordDeletion(row)]));
  }

  /** Reads the list again, as a screen does that is looked at after a while. */
  async read(): Promise<void> {
    if (!this.isOnline) return;
    this.store.dispatch(answersAged());
    await this.#dispatch(listWorkRecords.initiate(0, { forceRefetch: true, subscribe: false }));
  }

  async send(): Promise<void> {
    if (!this.isOnline) return;
    const kind = await loadWorkRecordKind();
    await sendWaiting({ owner: this.owner, kind, calls: kind.calls(this.#dispatch) }, 0);
  }

  /** Decides what needs the user: mine, or theirs. */
  async decide(isMine: boolean): Promise<void> {
    await readDeviceValue(this.owner, keptRecords);
    for (const { key, want, trouble } of this.waiting())
      if (trouble)
        // oxlint-disable-next-line no-await-in-loop -- one decision after another
        await changeDeviceValue(this.owner, keptRecords, (box) => ({
          ...box,
          items: withDecision(box.items, key, isMine ? { kind: 'send', want } : { kind: 'leave' }),
        }));
  }

  close(): void {
    this.store.dispatch(api.util.resetApiState());
  }
}
