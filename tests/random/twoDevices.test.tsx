import fc from 'fast-check';
import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { isoDate } from '@/domain/time/period';
import { NO_TRAVEL, type NamedRecord } from '@/domain/work/workRecord';
import { readSessionUser } from '@/shared/session/sessionUser';
import { sessionOf } from '../accounts';
import { answerBy, testService } from '../jsdom/testService';
import { inSuite } from '../suite';
import { resetStorage } from '../jsdom/resetStorage';
import { OneOfTwo, balanceOf } from './oneOfTwo';

const fates = ['answered', 'answered', 'answered', 'lostOnTheWay', 'lostOnTheWayBack'] as const;

const plot = fc.record({
  actions: fc.array(
    fc.record({
      device: fc.nat(1),
      what: fc.constantFrom('create', 'create', 'change', 'change', 'delete', 'network', 'send', 'read'),
      which: fc.nat(20),
    }),
    { minLength: 8, maxLength: 20, size: 'max' },
  ),
  fates: fc.array(fc.constantFrom(...fates), { maxLength: 20, size: 'max' }),
  isMine: fc.boolean(),
});

/** Both have sent what waits after so many rounds. */
const ROUNDS = 20;

const storedRow = v.object({
  Id: v.number(),
  Date: v.string(),
  HoursWorked: v.number(),
  Description: v.string(),
});

/** What the service has. */
const stored = () =>
  testService()
    .db.all(storedRow, 'select Id, Date, HoursWorked, Description from workRecords order by Id')
    .map(({ Id, Date: date, HoursWorked: hours, Description: description }) => ({
      id: Id,
      date: isoDate(date),
      hours,
      description,
    }));

async function play({
  actions,
  fates: all,
  isMine,
}: typeof plot extends fc.Arbitrary<infer Plot> ? Plot : never) {
  await resetStorage();
  const service = testService();
  service.db.run('delete from workRecords');
  const { token, user } = await sessionOf(service, 'member');
  const member = readSessionUser(user);
  if (!member) throw new Error('the member has no readable user');
  let left: readonly (typeof fates)[number][] = all;
  answerBy(async (request, real) => {
    const isWrite = ['PUT', 'PATCH', 'DELETE'].includes(request.method);
    const [fate] = isWrite ? left : [];
    if (isWrite) left = left.slice(1);
    if (fate === 'lostOnTheWay') return HttpResponse.error();
    const response = await real.fetch(request);
    return fate === 'lostOnTheWayBack' ? HttpResponse.error() : response;
  });
  const devices = ['laptop', 'phone'].map((name) => new OneOfTwo({ token, user: member }, name));
  let count = 0;
  /** The names of entries that were created, and of those that somebody deleted. */
  const [created, deleted] = [new Set<string>(), new Set<string>()];
  const act = async (device: OneOfTwo, { what, which }: (typeof actions)[number]) => {
    count += 1;
    const name = `entry ${count}`;
    const content: NamedRecord = {
      ...NO_TRAVEL,
      employee: member.username,
      date: isoDate(`2026-11-${10 + (which % 5)}`),
      hours: count / 4,
      description: name,
      location: 'Bremen',
      customerId: null,
      projectId: null,
      customerName: '',
      projectName: '',
    };
    const rows = device.rows();
    const row = rows[which % Math.max(1, rows.length)];
    if (what === 'create') {
      created.add(name);
      await device.create(content);
    } else if (what === 'change' && row)
      await device.change(row, which % 2 ? { hours: count / 4 } : { date: content.date });
    else if (what === 'delete' && row) {
      deleted.add(row.description);
      await device.remove(row);
    } else if (what === 'network') device.setOnline(!device.isOnline);
    else if (what === 'send') await device.send();
    else if (what === 'read') await device.read();
  };
  /* oxlint-disable no-await-in-loop -- one after another: the page has one session */
  const each = async (work: (device: OneOfTwo) => Promise<void>) => {
    for (const device of isMine ? devices : devices.toReversed()) {
      device.takeUp();
      await work(device);
    }
  };
  for (const action of actions) {
    const [device] = devices.slice(action.device);
    device?.takeUp();
    if (device) await act(device, action);
  }
  left = [];
  for (const device of devices) device.setOnline(true);
  for (let round = 0; round < ROUNDS && devices.some((device) => device.waiting().length > 0); round += 1) {
    await each(async (device) => device.decide(isMine));
    await each(async (device) => device.send());
  }
  /* oxlint-enable no-await-in-loop */
  await each(async (device) => device.read());
  const there = stored();
  const names = there.map(({ description }) => description).toSorted();
  expect(names).toEqual([...new Set(names)]);
  expect(names.filter((name) => !created.has(name))).toEqual([]);
  expect([...created].filter((name) => !deleted.has(name) && !names.includes(name))).toEqual([]);
  for (const device of devices) {
    expect(device.waiting()).toEqual([]);
    const shown = device.rows().map(({ id, date, hours, description }) => ({ id, date, hours, description }));
    expect(shown.toSorted((a, b) => Number(a.id) - Number(b.id))).toEqual(there);
    expect(device.hours()).toBe(there.reduce((sum, { hours }) => sum + hours, 0));
    expect(device.balance()).toBe(balanceOf(there));
    device.close();
  }
}

test.each(Array.from({ length: inSuite(10, 100) }, (_, at) => at + 1))(
  'two devices of one person, without a network now and then, whose answers are lost: once both have synced, their lists, sums and accounts are what the service has, seed %i (R-14.77)',
  async (seed) => {
    await fc.assert(fc.asyncProperty(plot, play), { seed, numRuns: 1, endOnFailure: true });
  },
);
