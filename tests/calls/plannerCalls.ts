import type { TaskDetails } from '@/domain/planner/taskEdit';
import { isoDate } from '@/domain/time/period';
import { guidOf } from '../accounts';
import { testToday } from '../today';
import { type Call, call } from './call';
import { anySuccess } from './entryCalls';
import type { Visit } from './nodeSurroundings';
import { board, bucket, customer, emptyBucket, task } from './seed';

const today = isoDate(testToday);

const newTask = (visit: Visit) => ({
  title: 'Written without a screen',
  boardId: board(visit),
  bucketId: bucket(visit),
  state: '',
  priority: '',
});

const changes = { title: 'Renamed', dueDate: today } satisfies Partial<TaskDetails>;

const onBoard = (visit: Visit) => ({
  of: 'board',
  id: board(visit),
  guid: guidOf(visit.service, 'newcomer'),
});
const onTask = (visit: Visit) => ({
  of: 'task',
  id: task(visit),
  guid: guidOf(visit.service, 'newcomer'),
});

/** Boards, buckets, tasks and comments. */
export const plannerCalls: readonly Call[] = [
  call('listBoards', () => undefined),
  call('getBoard', (visit) => String(board(visit))),
  call('createBoard', () => 'Written without a screen', { creates: true }),
  call('renameBoard', (visit) => ({ id: board(visit), title: 'Renamed' }), { goodAnswers: anySuccess }),
  call('deleteBoard', board, { goodAnswers: anySuccess }),

  call('listBuckets', (visit) => String(board(visit))),
  call('createBucket', (visit) => ({ boardId: board(visit), name: 'Later', stage: 9 }), {
    creates: true,
  }),
  call('updateBucket', (visit) => ({ id: bucket(visit), name: 'Renamed', stage: 2 }), {
    goodAnswers: anySuccess,
  }),
  call('deleteBucket', emptyBucket, { goodAnswers: anySuccess }),

  call('listBoardTasks', (visit) => String(board(visit))),
  call('listMyTasks', () => null, { what: 'all' }),
  call('listMyTasks', () => ({ from: today, to: today }), { what: 'those of a day' }),
  call('listCustomerTasks', customer),
  call('getTask', (visit) => String(task(visit))),
  call('createTask', newTask, { creates: true }),
  call('updateTask', (visit) => ({ id: task(visit), changes }), { what: 'details', goodAnswers: anySuccess }),
  call('updateTask', (visit) => ({ id: task(visit), changes: { bucketId: bucket(visit) } }), {
    what: 'its bucket',
    goodAnswers: anySuccess,
  }),
  call('deleteTask', task, { goodAnswers: anySuccess }),

  call('listComments', (visit) => String(task(visit))),
  call('addComment', (visit) => ({ taskId: task(visit), content: 'Seen' }), {
    creates: true,
  }),

  call('addPlannerMember', onBoard, { what: 'to a board', goodAnswers: anySuccess }),
  call('addPlannerMember', onTask, { what: 'to a task', goodAnswers: anySuccess }),
  call('removePlannerMember', onBoard, { what: 'from a board', goodAnswers: anySuccess }),
  call('removePlannerMember', onTask, { what: 'from a task', goodAnswers: anySuccess }),
];
