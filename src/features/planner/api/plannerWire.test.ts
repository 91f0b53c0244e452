import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  boardFromWire,
  boardWire,
  bucketFromWire,
  bucketWire,
  changedTaskToWire,
  newBoardToWire,
  newTaskToWire,
  readMember,
  readMembers,
  taskFromWire,
  taskWire,
} from './plannerWire';

const ada = { guid: 'u1', name: 'Ada' };
const board = (answer: object) => boardFromWire(v.parse(boardWire, answer));
const task = (answer: object) => taskFromWire(v.parse(taskWire, answer));

test('a board is read with its members and its owner, who is a guid, a person or JSON text', () => {
  expect(board({ id: 3, title: 'Release', class: 'customer', members: [ada], owner: 'u1' })).toEqual({
    id: 3,
    title: 'Release',
    boardClass: 'customer',
    members: [ada],
    ownerGuid: 'u1',
  });
  expect([ada, JSON.stringify(ada), null].map((owner) => board({ id: 3, owner }).ownerGuid)).toEqual([
    'u1',
    'u1',
    '',
  ]);
  expect(board({ id: 'b' })).toEqual({ id: 'b', title: '#b', boardClass: '', members: [], ownerGuid: '' });
  expect(newBoardToWire('Mine')).toEqual({ title: 'Mine', class: 'personally' });
});

test('a board or task without a name is called by its id, so that it can be found and pressed (R-24.51)', () => {
  for (const none of [null, '', ' ', undefined]) {
    expect(board({ id: 'b', title: none }).title).toBe('#b');
    // A bucket is saved as a whole, so a made-up name would be stored.
    expect(bucketFromWire(v.parse(bucketWire, { id: 3, name: none })).name.trim()).toBe('');
    expect(task({ id: 4, title: none }).title).toBe('#4');
  }
});

test('a bucket has a stage, which is 0 if the service says none', () => {
  const bucket = (answer: object) => bucketFromWire(v.parse(bucketWire, answer));
  expect(bucket({ id: 1, name: 'To do', stage: '2' })).toEqual({ id: 1, name: 'To do', stage: 2 });
  expect(bucket({ id: 1, stage: null })).toEqual({ id: 1, name: '', stage: 0 });
});

test('members are a list or its JSON text; those without a guid are skipped, and each is there once', () => {
  const list = [
    ada,
    { name: 'nobody' },
    { guid: '' },
    { guid: 'u2', name: null },
    { guid: 'u1', name: 'A.' },
  ];
  expect(readMembers(list)).toEqual([ada, { guid: 'u2', name: 'u2' }]);
  expect(readMembers(JSON.stringify(list))).toEqual(readMembers(list));
  expect([readMembers('nobody'), readMembers(null), readMembers(ada)]).toEqual([[], [], []]);
  expect([readMember('u1'), readMember({ guid: 7, name: 8 })]).toEqual([undefined, { guid: '7', name: '8' }]);
});

test('a task is read whatever the service leaves out; a date that cannot be read is none', () => {
  const answer = {
    id: 5,
    title: 'Test',
    description: 'all of it',
    kanbanId: 3,
    bucketId: '4',
    stage: '6',
    state: 'In progress',
    priority: 'Urgent',
    startDate: '2026-11-18T00:00:00',
    endDate: '2026-11-20',
    members: [ada],
    hasComments: '1',
  };
  expect(task(answer)).toEqual({
    id: 5,
    title: 'Test',
    description: 'all of it',
    boardId: 3,
    bucketId: '4',
    stage: 6,
    state: 'In progress',
    priority: 'Urgent',
    startDate: '2026-11-18',
    dueDate: '2026-11-20',
    members: [ada],
    hasComments: true,
  });
  expect(task({ id: 5, startDate: 'soon' })).toEqual({
    id: 5,
    title: '#5',
    description: '',
    boardId: null,
    bucketId: null,
    stage: 0,
    state: '',
    priority: '',
    startDate: null,
    dueDate: null,
    members: [],
    hasComments: false,
  });
});

test('a new task has state and priority only if they are given, and a changed one only what changed', () => {
  const added = { title: 'Test', boardId: 3, bucketId: 4, state: '', priority: '' };
  const sent = { title: 'Test', kanbanId: 3, bucketId: 4, stage: 10 };
  expect(newTaskToWire(added)).toEqual(sent);
  expect(newTaskToWire({ ...added, state: 'Not started', priority: 'Normal' })).toEqual({
    ...sent,
    state: 'Not started',
    priority: 'Normal',
  });
  expect(changedTaskToWire({ title: 'New' })).toStrictEqual({ title: 'New' });
  expect(changedTaskToWire({ dueDate: null })).toEqual({ endDate: null });
});
