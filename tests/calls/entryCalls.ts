import type { ExpenseContent } from '@/domain/money/expense';
import { cents } from '@/domain/money/money';
import { addDays, isoDate, monthOf } from '@/domain/time/period';
import { NO_TRAVEL, type WorkRecordContent } from '@/domain/work/workRecord';
import { selectUser } from '@/shared/session/sessionSlice';
import { testToday } from '../today';
import { type Call, call } from './call';
import { EMPTY, OTHER } from './serviceFaults';
import type { Visit } from './nodeSurroundings';
import { ownExpense, ownRecord, pdf, png, preparedSheet, signedSheet } from './seed';

const today = isoDate(testToday);
const month = monthOf(today);
const fortnight = { from: addDays(today, -14), to: today };

const userName = ({ store }: Visit) => selectUser(store.getState())?.username ?? '';

const newRecord = (visit: Visit) =>
  ({
    ...NO_TRAVEL,
    employee: userName(visit),
    date: today,
    customerId: null,
    projectId: null,
    description: 'Written without a screen',
    location: 'Bremen',
    hours: 1.5,
  }) satisfies WorkRecordContent;

const newExpense = (visit: Visit) =>
  ({
    employee: userName(visit),
    date: today,
    voucherNumber: 4711,
    type: 'Kraftstoff',
    cost: cents(8123),
    description: 'Written without a screen',
    customerId: null,
    projectId: null,
    receipt: { filename: 'receipt.png', contentType: 'image/png', path: png },
  }) satisfies ExpenseContent;

const unread = { why: 'nothing of the answer is read: its status says that it is done' };
/** For a call whose success has no content that the app reads. */
export const anySuccess = { [EMPTY]: unread, [OTHER]: unread };

const notSaidOk = { why: 'only "ok" says that the mail is out; the caller tells the user', data: false };

/** Work records, expenses and time sheets. */
export const entryCalls: readonly Call[] = [
  call('listWorkRecords', () => 0),
  call('readWorkRecordPage', () => 20),
  call('readRecordsBack', () => fortnight.from),
  call('readOwnRecords', () => ({ from: fortnight.from, way: 'on' })),
  call('createWorkRecord', (visit) => newRecord(visit), { creates: true }),
  call(
    'updateWorkRecord',
    (visit) => ({ id: ownRecord(visit), content: { ...newRecord(visit), location: '' } }),
    { goodAnswers: anySuccess },
  ),
  call('deleteWorkRecord', ownRecord, { goodAnswers: anySuccess }),

  call('listExpenses', () => 0),
  call('findExpenses', () => 0),
  call('readExpensePage', () => 0),
  call('createExpense', newExpense, { creates: true }),
  call('deleteExpense', ownExpense, { goodAnswers: anySuccess }),

  call('listTimeSheets', () => 0),
  call('createTimeSheet', () => monthOf(addDays(month.to, 1)), { creates: true }),
  call('getTimeSheet', signedSheet),
  call('deleteTimeSheet', preparedSheet, { goodAnswers: anySuccess }),
  call('signTimeSheet', (visit) => ({ id: preparedSheet(visit), image: png })),
  call('mailTimeSheet', (visit) => ({ id: signedSheet(visit), pdf, userGuid: visit.guid }), {
    goodAnswers: {
      '200 with HTML': notSaidOk,
      '200 with half a JSON text': notSaidOk,
      [EMPTY]: notSaidOk,
      [OTHER]: notSaidOk,
    },
  }),
  call('hoursOfSheets', () => fortnight),
  call('readMonth', () => month),
  call('previewTimeSheet', () => ({ ...fortnight, today })),
];
