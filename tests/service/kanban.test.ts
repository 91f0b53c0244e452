import { describe, expect, it } from 'vitest';
import { fieldOf, listOf, numberOf, startTest } from './testing';

const mesBoard = 6;
const kesslerBoard = 1;
const me = { name: 'Jana Albrecht' };

describe('boards', () => {
  it('are listed for owner and members, and all of them for an admin', async () => {
    const { jana, tobias, anke, as } = startTest();
    const titles = async (client = jana) =>
      listOf((await client.send('GET /kanban')).body).map((board) => fieldOf(board, 'title'));
    expect(await titles()).toContain('Jana privat');
    expect(await titles(tobias)).not.toContain('Jana privat');
    expect(await titles(anke)).toContain('Jana privat');
    expect(await titles(as('frieda.wolff'))).toEqual([]);
  });

  it('are created as class personally with the caller as owner and first member, and can be deleted', async () => {
    const { jana, tobias } = startTest();
    const { body } = await jana.send('POST /kanban', { title: 'Neu', class: 'personally' });
    const id = numberOf(fieldOf(body, 'id'));
    expect(body).toEqual({
      id,
      title: 'Neu',
      class: 'personally',
      members: [{ ...me, guid: jana.guid }],
      owner: jana.guid,
    });
    expect((await jana.send(`GET /kanban/boards/${id}`)).body).toEqual(body);
    expect((await tobias.send(`GET /kanban/boards/${id}`)).status).toBe(403);
    expect((await tobias.send(`DELETE /kanban/boards/${id}`)).status).toBe(403);
    const rename = { id, title: 'Umbenannt' };
    expect((await jana.send(`PATCH /kanban/boards/${id}`, rename)).body).toEqual({
      affectedRows: 1,
      changedRows: 1,
    });
    expect((await jana.send(`PATCH /kanban/boards/${id}`, rename)).body).toEqual({
      affectedRows: 1,
      changedRows: 0,
    });
    expect((await jana.send(`PATCH /kanban/boards/${id}`, { title: '' })).status).toBe(400);
    expect((await jana.send(`DELETE /kanban/boards/${id}`)).body).toEqual({ affectedRows: 1 });
    expect((await jana.send(`GET /kanban/boards/${id}`)).status).toBe(404);
  });

  it('of class personally only can change their members', async () => {
    const { service, jana, as } = startTest();
    const frieda = as('frieda.wolff');
    const body = { guid: frieda.guid };
    const added = await jana.send(`POST /kanban/boards/${mesBoard}/member`, body);
    expect(listOf(fieldOf(added.body, 'members')).at(-1)).toEqual({
      guid: frieda.guid,
      name: 'Frieda Wolff',
    });
    expect(service.mails()[0]).toMatchObject({ to: 'frieda.wolff@nordfeld.example' });
    expect((await frieda.send(`GET /kanban/boards/${mesBoard}`)).status).toBe(200);
    const removed = await jana.send(`PATCH /kanban/boards/${mesBoard}/member`, body);
    expect(listOf(fieldOf(removed.body, 'members'))).toHaveLength(8);
    for (const method of ['POST', 'PATCH']) {
      expect((await jana.send(`${method} /kanban/boards/${kesslerBoard}/member`, body)).status).toBe(403);
    }
    expect((await jana.send(`DELETE /kanban/boards/${kesslerBoard}`)).status).toBe(403);
  });

  it('of a customer belong to the customer’s members', async () => {
    const { tobias, as } = startTest();
    const frieda = as('frieda.wolff');
    expect((await frieda.send(`GET /kanban/boards/${kesslerBoard}`)).status).toBe(403);
    expect((await frieda.send('GET /kanban/customer/2/tasks')).status).toBe(403);
    await tobias.send('POST /customer/2/member', { guid: frieda.guid });
    expect((await frieda.send(`GET /kanban/boards/${kesslerBoard}`)).status).toBe(200);
    expect(listOf((await frieda.send('GET /kanban/customer/2/tasks')).body)).toHaveLength(6);
    expect((await tobias.send('GET /kanban/customer/10/tasks')).body).toEqual([]);
  });
});

describe('buckets', () => {
  it('are returned unsorted; they can be created, renamed, and deleted when empty', async () => {
    const { jana } = startTest();
    const route = `/kanban/boards/${mesBoard}/buckets`;
    const before = listOf((await jana.send(`GET ${route}`)).body);
    const stages = before.map((bucket) => numberOf(fieldOf(bucket, 'stage')));
    expect(stages).not.toEqual(stages.toSorted((a, b) => a - b));
    const created = await jana.send(`POST ${route}`, { name: 'Später', stage: 7 });
    const id = numberOf(fieldOf(created.body, 'id'));
    expect(created.body).toEqual({ id, name: 'Später', stage: 7 });
    const rename = { id, name: 'Nie', stage: 7 };
    expect((await jana.send(`PATCH /kanban/buckets/${id}`, rename)).body).toEqual({
      affectedRows: 1,
      changedRows: 1,
    });
    expect((await jana.send(`DELETE /kanban/buckets/${id}`)).body).toEqual({ affectedRows: 1 });
    expect((await jana.send(`DELETE /kanban/buckets/${id}`)).status).toBe(404);
    const full = before.find((bucket) => fieldOf(bucket, 'name') === 'Fertig');
    expect((await jana.send(`DELETE /kanban/buckets/${numberOf(fieldOf(full, 'id'))}`)).status).toBe(409);
    expect((await jana.send(`POST ${route}`, { name: '', stage: 1 })).status).toBe(400);
  });
});

describe('tasks', () => {
  const setUp = async () => {
    const test = startTest();
    const tasks = listOf((await test.jana.send(`GET /kanban/boards/${mesBoard}/tasks`)).body);
    const buckets = listOf((await test.jana.send(`GET /kanban/boards/${mesBoard}/buckets`)).body);
    const bucketId = (name: string): number =>
      numberOf(
        fieldOf(
          buckets.find((bucket) => fieldOf(bucket, 'name') === name),
          'id',
        ),
      );
    const taskId = (title: string): number =>
      numberOf(
        fieldOf(
          tasks.find((task) => String(fieldOf(task, 'title')).startsWith(title)),
          'id',
        ),
      );
    return { ...test, tasks, bucketId, taskId };
  };

  it('are created with default values, moved, changed and deleted', async () => {
    const { jana, bucketId } = await setUp();
    const route = `POST /kanban/boards/${mesBoard}/tasks`;
    const body = { title: 'Neu', kanbanId: mesBoard, bucketId: bucketId('Ideen'), stage: 10 };
    const created = await jana.send(route, body);
    const id = numberOf(fieldOf(created.body, 'id'));
    expect(created.body).toEqual({
      ...body,
      id,
      description: null,
      state: 'Not assigned',
      priority: 'Normal',
      startDate: null,
      endDate: null,
      members: [],
      hasComments: 'false',
    });
    const moved = await jana.send(`PATCH /kanban/tasks/${id}`, { bucketId: bucketId('Fertig') });
    expect(moved.body).toEqual({ affectedRows: 1, changedRows: 1 });
    const change = { id, state: 'Completed', startDate: '2026-11-19', endDate: '2026-11-20' };
    expect((await jana.send(`PATCH /kanban/tasks/${id}`, change)).body).toEqual({
      affectedRows: 1,
      changedRows: 1,
    });
    expect((await jana.send(`GET /kanban/tasks/${id}/details`)).body).toMatchObject({
      ...change,
      bucketId: bucketId('Fertig'),
    });
    expect((await jana.send(`DELETE /kanban/tasks/${id}`)).body).toEqual({ affectedRows: 1 });
    expect((await jana.send(`GET /kanban/tasks/${id}/details`)).status).toBe(404);
    expect((await jana.send(route, { ...body, bucketId: 1 })).body).toEqual({
      message: 'bucketId: not a bucket of this board',
    });
    expect((await jana.send(route, { ...body, kanbanId: 1 })).status).toBe(400);
  });

  it.each([
    [{ hasComments: 'true' }, 'hasComments: is not known to this call'],
    [{ description: '' }, 'description: must not be empty'],
    [{ state: 'Done' }, 'state: one of Not assigned, Assigned, Not started, In work, Completed is expected'],
    [{ endDate: '20.11.2026' }, 'endDate: a date yyyy-mm-dd is expected'],
    [{ kanbanId: 1 }, 'kanbanId: a task keeps its board'],
  ])('refuse %j', async (body, message) => {
    const { jana, taskId } = await setUp();
    const answer = await jana.send(`PATCH /kanban/tasks/${taskId('Lasttest')}`, body);
    expect(answer).toEqual({ status: 400, body: { message } });
  });

  it('get and lose members, who are notified', async () => {
    const { service, jana, tobias, taskId } = await setUp();
    const route = `/kanban/tasks/${taskId('Kennzahlen')}/member`;
    const body = { guid: tobias.guid };
    expect(fieldOf((await jana.send(`POST ${route}`, body)).body, 'members')).toEqual([
      { guid: tobias.guid, name: 'Tobias Reimann' },
    ]);
    expect(fieldOf((await jana.send(`PATCH ${route}`, body)).body, 'members')).toEqual([]);
    expect(service.mails().map((mail) => mail.to)).toEqual(Array(2).fill('tobias.reimann@nordfeld.example'));
  });

  it('have comments, oldest first', async () => {
    const { jana, taskId } = await setUp();
    const id = taskId('Schnittstelle');
    const created = await jana.send(`POST /kanban/tasks/${id}/comments`, { taskId: id, content: 'Passt.' });
    expect(created.body).toEqual({
      id: expect.any(Number),
      taskId: id,
      content: 'Passt.',
      author: { ...me, guid: jana.guid },
      commentTime: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    const all = listOf((await jana.send(`GET /kanban/tasks/${id}/comments`)).body);
    expect(all.at(-1)).toEqual(created.body);
    const times = all.map((comment) => String(fieldOf(comment, 'commentTime')));
    expect(times).toEqual(times.toSorted());
    expect((await jana.send(`GET /kanban/tasks/${id}/details`)).body).toMatchObject({ hasComments: 'true' });
    expect((await jana.send(`POST /kanban/tasks/${id}/comments`, { taskId: id, content: ' ' })).status).toBe(
      400,
    );
  });

  it('of another user’s board are accessible to their own members only, without full control', async () => {
    const { tobias, as, taskId } = await setUp();
    const frieda = as('frieda.wolff');
    const route = `/kanban/tasks/${taskId('Kennzahlen')}`;
    expect((await frieda.send(`GET ${route}/details`)).status).toBe(403);
    await tobias.send(`POST ${route}/member`, { guid: frieda.guid });
    expect((await frieda.send(`GET ${route}/details`)).status).toBe(200);
    expect((await frieda.send(`PATCH ${route}`, { state: 'In work' })).status).toBe(200);
    expect((await frieda.send(`DELETE ${route}`)).status).toBe(403);
    expect((await frieda.send(`POST ${route}/member`, { guid: tobias.guid })).status).toBe(403);
  });

  it('of the user are listed in every state, and for a range if they overlap it', async () => {
    const { jana } = await setUp();
    const titles = async (range = '') =>
      listOf((await jana.send(`GET /kanban/tasks/me${range}`)).body).map((task) => fieldOf(task, 'title'));
    const all = await titles();
    expect(all).toContain('Testdaten anonymisieren');
    const today = await titles('?startDate=2026-11-19&endDate=2026-11-19');
    expect(today).toContain('Abnahmeprotokoll Werk 2 an Kessler senden');
    expect(today).not.toContain('Testdaten anonymisieren');
    expect(today).not.toContain('Schulungsunterlagen Schichtleitung');
    expect((await jana.send('GET /kanban/tasks/me?startDate=2026-11-19')).status).toBe(400);
  });
});
