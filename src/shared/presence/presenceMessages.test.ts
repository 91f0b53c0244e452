import { describe, expect, test } from 'vitest';
import { readPresenceMessage } from './presenceMessages';

describe('messages received by the websocket', () => {
  test.each([
    ['guids', ['a', 'b']],
    ['objects with a guid', [{ guid: 'a', name: 'Ada' }, { guid: 'b' }]],
    ['both, and one of them twice', ['a', { guid: 'b' }, 'a']],
    ['guids among entries without one', [{ guid: 'a' }, 'b', null, { name: 'no guid' }, '']],
  ])('connected users can be sent as %s', (_form, users) => {
    const data = JSON.stringify({ type: 'userevent', data: { users }, sent: 1 });
    expect(readPresenceMessage(data)).toEqual({ kind: 'users', guids: ['a', 'b'] });
  });

  test('guids that are numbers are read as text', () => {
    const data = JSON.stringify({ type: 'userevent', data: { users: [7, { guid: 8 }] } });
    expect(readPresenceMessage(data)).toEqual({ kind: 'users', guids: ['7', '8'] });
  });

  test('a kanbanevent is read', () => {
    const event = { type: 'kanbanevent', event: 'taskMoved', data: { kanbanId: 3 } };
    expect(readPresenceMessage(JSON.stringify(event))).toEqual({ kind: 'kanban', event });
  });

  test.each([
    ['no JSON', '{"type":'],
    ['empty', ''],
    ['not an object', '"userevent"'],
    ['null', 'null'],
    ['another type', '{"type":"chat","data":{"users":["a"]}}'],
    ['no users', '{"type":"userevent","data":{}}'],
    ['users that are no list', '{"type":"userevent","data":{"users":"a"}}'],
    ['not text', new ArrayBuffer(2)],
  ])('malformed messages are ignored: %s', (_what, data) => {
    expect(readPresenceMessage(data)).toBeUndefined();
  });
});
