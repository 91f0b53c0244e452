import { describe, expect, it } from 'vitest';
import { fieldOf, listOf, numberOf, startTest, type Client } from './testing';

const customer = {
  Name: 'Änderungsschneiderei Lohse',
  Address: null,
  Location: 'Augsburg',
  PostalCode: '86150',
  Active: 1,
  CustomerNumber: 'K-1080',
};
const year = '?startDate=2026-01-01&endDate=2026-12-31';

async function idOf(client: Client, name: string): Promise<number> {
  const all = listOf((await client.send('GET /customers')).body);
  return numberOf(
    fieldOf(
      all.find((one) => fieldOf(one, 'Name') === name),
      'Id',
    ),
  );
}

describe('customers', () => {
  it('are listed for everyone, in German order', async () => {
    const { jana, anke } = startTest();
    await anke.send('PUT /customers/', customer);
    const { body } = await jana.send('GET /customers');
    const names = listOf(body).map((one) => String(fieldOf(one, 'Name')));
    expect(names.slice(0, 3)).toEqual(['Akademie am Fluss gGmbH', customer.Name, 'Brauhaus Obermoos KG']);
    const page = listOf((await jana.send('POST /customers', { start: 0, count: 100 })).body);
    expect(page.map((one) => fieldOf(one, 'Name'))).toEqual(names);
    const kessler = await jana.send(`GET /customer/${await idOf(jana, 'Kessler Maschinenbau GmbH')}`);
    expect(page).toContainEqual(kessler.body);
  });

  it('have sums over their projects, their board and its open tasks', async () => {
    const { jana } = startTest();
    const { body } = await jana.send(`GET /customer/${await idOf(jana, 'Kessler Maschinenbau GmbH')}`);
    expect(body).toMatchObject({
      CustomerNumber: 'K-1042',
      Active: 1,
      ProjectsCount: 5,
      PlanerLink: 1,
      PlanerTasks: 5,
      Revenue: 184_600,
      RevenueActive: 114_400,
      RevenueVerified: 48_000,
      RevenuePending: 22_200,
      TimeBudgedActive: 904,
      TimeBudgedVerified: 274,
      TimeBudgedPending: 192,
    });
    expect(fieldOf(body, 'Members', 0)).toEqual({
      guid: expect.any(String),
      name: 'Tobias Reimann',
      company: 'Nordfeld Software & Beratung GmbH',
      mail: 'tobias.reimann@nordfeld.example',
      photo: expect.stringMatching(/^data:image/),
    });
    expect(fieldOf(body, 'Projects', 0)).toEqual({
      Id: expect.any(Number),
      Name: 'Energiedaten Halle 5',
      ProjectState: 'pending',
      OrderNumber: null,
    });
  });

  it('are accessible to their members, managers and admins', async () => {
    const { jana, tobias, anke } = startTest();
    const id = await idOf(jana, 'Optik Reuter');
    for (const call of ['', `/export${year}`, `/evaluation${year}`]) {
      expect((await jana.send(`GET /customer/${id}${call}`)).status).toBe(403);
      expect((await tobias.send(`GET /customer/${id}${call}`)).status).toBe(200);
      expect((await anke.send(`GET /customer/${id}${call}`)).status).toBe(200);
    }
    expect((await jana.send('GET /customer/999')).status).toBe(404);
  });

  it('can be created and changed by managers', async () => {
    const { jana, tobias } = startTest();
    expect((await jana.send('PUT /customers/', customer)).status).toBe(403);
    const id = numberOf(fieldOf((await tobias.send('PUT /customers/', customer)).body, 'insertId'));
    const change = { Name: 'Schneiderei Lohse', Active: 0 };
    expect((await tobias.send(`PUT /customer/${id}`, change)).body).toEqual({
      affectedRows: 1,
      changedRows: 1,
    });
    expect((await tobias.send(`PUT /customer/${id}`, change)).body).toEqual({
      affectedRows: 1,
      changedRows: 0,
    });
    expect((await tobias.send(`GET /customer/${id}`)).body).toMatchObject({
      ...customer,
      ...change,
      PlanerLink: null,
    });
    const kessler = await idOf(jana, 'Kessler Maschinenbau GmbH');
    expect((await jana.send(`PUT /customer/${kessler}`, change)).status).toBe(403);
  });

  it.each([
    [{ ...customer, Name: '' }, 'Name: must not be empty'],
    [{ ...customer, Active: true }, 'Active: 0 or 1 is expected'],
    [{ ...customer, PostalCode: 86150 }, 'PostalCode: a text is expected'],
    [{ ...customer, Revenue: 1 }, 'Revenue: is not known to this call'],
    [{ Location: 'Augsburg' }, 'Name: is required'],
  ])('refuse %j', async (body, message) => {
    const { tobias } = startTest();
    expect(await tobias.send('PUT /customers/', body)).toEqual({ status: 400, body: { message } });
  });

  it('get and lose members through managers, and a new member is notified', async () => {
    const { service, jana, tobias } = startTest();
    const id = await idOf(jana, 'Optik Reuter');
    const route = `/customer/${id}/member`;
    const body = { guid: jana.guid };
    expect((await jana.send(`POST ${route}`, body)).status).toBe(403);
    expect((await tobias.send(`POST ${route}`, body)).body).toEqual({ affectedRows: 1 });
    expect((await tobias.send(`POST ${route}`, body)).body).toEqual({ affectedRows: 0 });
    expect(service.mails().map((mail) => mail.to)).toEqual(['jana.albrecht@nordfeld.example']);
    expect((await jana.send(`GET /customer/${id}`)).status).toBe(200);
    expect((await jana.send(`DELETE ${route}`, body)).status).toBe(403);
    expect((await tobias.send(`DELETE ${route}`, body)).body).toEqual({ affectedRows: 1 });
    expect((await tobias.send(`DELETE ${route}`, body)).body).toEqual({ affectedRows: 0 });
    expect((await tobias.send(`POST ${route}`, { guid: 'x' })).status).toBe(404);
  });

  it('are exported and evaluated for the requested days', async () => {
    const { jana } = startTest();
    const id = await idOf(jana, 'Kessler Maschinenbau GmbH');
    const rows = listOf((await jana.send(`GET /customer/${id}/export${year}`)).body);
    expect(Object.keys(Object(rows[0]))).toEqual([
      'Date',
      'Employee',
      'Customer',
      'Project',
      'Description',
      'Location',
      'HoursWorked',
      'TravelTime',
    ]);
    const months = listOf((await jana.send(`GET /customer/${id}/evaluation${year}`)).body);
    expect(months.map((one) => fieldOf(one, 'Month'))).toEqual(['2026-09', '2026-10', '2026-11']);
    const total = (list: unknown[], key: string): number =>
      list.reduce<number>((sum, one) => sum + numberOf(fieldOf(one, key)), 0);
    expect(total(months, 'Hours')).toBe(total(rows, 'HoursWorked'));
    const turned = '?startDate=2026-12-31&endDate=2026-01-01';
    expect((await jana.send(`GET /customer/${id}/evaluation${turned}`)).body).toEqual([]);
    expect((await jana.send(`GET /customer/${id}/export?startDate=2026-01-01`)).body).toEqual({
      message: 'endDate: is required',
    });
  });
});

describe('projects', () => {
  it('are listed for everyone, in every state, and accessible to their members and managers', async () => {
    const { jana, tobias } = startTest();
    const customerId = await idOf(jana, 'Optik Reuter');
    const [project] = listOf((await jana.send(`GET /projects/${customerId}`)).body);
    expect(project).toEqual({ Id: expect.any(Number), Name: 'Filialkasse' });
    const id = numberOf(fieldOf(project, 'Id'));
    for (const call of ['', `/export${year}`, `/evaluation${year}`]) {
      expect((await jana.send(`GET /project/${id}${call}`)).status).toBe(403);
      expect((await tobias.send(`GET /project/${id}${call}`)).status).toBe(200);
    }
    expect((await jana.send('GET /projects/999')).status).toBe(404);
  });

  it('are created as pending, and changed by managers', async () => {
    const { jana, tobias } = startTest();
    const body = { Customers_fk: 2, Name: 'New project' };
    expect((await jana.send('PUT /projects', body)).status).toBe(403);
    const id = numberOf(fieldOf((await tobias.send('PUT /projects', body)).body, 'insertId'));
    expect((await tobias.send(`GET /project/${id}`)).body).toEqual({
      Id: id,
      Name: 'New project',
      Description: null,
      OrderNumber: null,
      ProjectNumber: `P-0${id}`,
      ProjectState: 'pending',
      TimeBudged: 0,
      Revenue: 0,
      Customers_fk: 2,
      Customers_Name: 'Kessler Maschinenbau GmbH',
      Members: [],
    });
    const change = { ProjectState: 'active', TimeBudged: 100.5, Revenue: 12_000 };
    expect((await tobias.send(`PUT /project/${id}`, change)).body).toEqual({
      affectedRows: 1,
      changedRows: 1,
    });
    expect((await tobias.send(`GET /project/${id}`)).body).toMatchObject(change);
    expect((await tobias.send(`PUT /project/${id}`, { ProjectState: 'done' })).status).toBe(400);
    expect((await tobias.send(`PUT /project/${id}`, { Revenue: '1' })).body).toEqual({
      message: 'Revenue: a number is expected',
    });
    expect((await tobias.send('PUT /projects', { ...body, Customers_fk: 999 })).status).toBe(400);
  });

  it('get and lose members through managers', async () => {
    const { jana, tobias, as } = startTest();
    const body = { guid: as('frieda.wolff').guid };
    expect((await jana.send('POST /project/5/member', body)).status).toBe(403);
    expect((await tobias.send('POST /project/5/member', body)).body).toEqual({ affectedRows: 1 });
    expect((await tobias.send('POST /project/5/member', body)).body).toEqual({ affectedRows: 0 });
    expect((await as('frieda.wolff').send('GET /project/5')).status).toBe(200);
    expect((await tobias.send('DELETE /project/5/member', body)).body).toEqual({ affectedRows: 1 });
  });
});
