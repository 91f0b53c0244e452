import * as v from 'valibot';
import { expect, test } from 'vitest';
import { cents } from '@/domain/money/money';
import { changedCustomerToWire, customerFromWire, customerWire, newCustomerToWire } from './customerWire';
import { projectChangeToWire, projectFromWire, projectWire } from './projectWire';

const customer = (answer: object) => customerFromWire(v.parse(customerWire, answer));
const project = (answer: object) => projectFromWire(v.parse(projectWire, answer));
const noSums = { active: null, verified: null, pending: null };

test('a project without a name is called by its id in lists, but not where it is saved as a whole (R-24.51)', () => {
  for (const Name of [null, '', ' ', undefined]) {
    expect(project({ Id: 9, Name, Customers_fk: 7 }).name.trim()).toBe('');
    expect(customer({ Id: 7, Active: 1, Projects: [{ Id: 9, Name }] }).projects[0]?.name).toBe('#9');
  }
});

test('a customer is read with members, projects and sums, whose numbers may be text', () => {
  const answer = {
    Id: 7,
    Name: 'Nordwind',
    Address: 'Hafen 1',
    PostalCode: 20457,
    Location: 'Hamburg',
    CustomerNumber: 'C-7',
    Active: 0,
    Members: [{ guid: 'u1', name: ' Ada ', company: 'T', mail: 'ada@example.org', photo: 'data:,' }],
    Projects: [{ Id: 1, Name: 'Web', ProjectState: 'active', OrderNumber: 12 }],
    ProjectsCount: '4',
    PlanerLink: 9,
    PlanerTasks: '3',
    Revenue: '100.5',
    RevenueActive: 1,
    RevenuePending: 2,
    RevenueVerified: 3.005,
    TimeBudgedActive: 10,
    TimeBudgedPending: '20',
    TimeBudgedVerified: 30,
  };
  expect(customer(answer)).toEqual({
    id: 7,
    name: 'Nordwind',
    address: 'Hafen 1',
    postalCode: '20457',
    location: 'Hamburg',
    customerNumber: 'C-7',
    isActive: false,
    members: [{ guid: 'u1', name: 'Ada', company: 'T', mail: 'ada@example.org', photo: 'data:,' }],
    unreadableMembers: [],
    projects: [{ id: 1, name: 'Web', state: 'active', orderNumber: '12' }],
    unreadableProjects: [],
    projectsCount: 4,
    boardId: 9,
    openTasks: 3,
    revenue: 10_050,
    revenueBy: { active: 100, pending: 200, verified: 301 },
    timeBudgetBy: { active: 10, pending: 20, verified: 30 },
  });
});

test('a customer of which the service says nothing is active; what is not said is not 0 (R-24.150)', () => {
  expect(customer({ Id: 7, Active: null }).isActive).toBe(true);
  expect(customer({ Id: 7 })).toMatchObject({
    name: '',
    isActive: true,
    members: [],
    projects: [],
    unreadableProjects: [],
    projectsCount: 0,
    boardId: null,
    openTasks: 0,
    revenue: null,
    revenueBy: noSums,
    timeBudgetBy: noSums,
  });
});

test('projects and members that cannot be read are named with their call, and do not hide the others (R-1.43)', () => {
  const read = customer({
    Id: 7,
    Projects: [{ Id: 1 }, { Name: 'x' }],
    Members: [{ name: 'x' }, { guid: 'u1' }],
  });
  expect(read.projects).toEqual([{ id: 1, name: '#1', state: '', orderNumber: '' }]);
  expect(read.projectsCount).toBe(1);
  expect(read.unreadableProjects).toMatchObject([
    { call: 'GET /customer/{id}, Projects', at: 1, field: 'Id' },
  ]);
  expect(read.members).toEqual([{ guid: 'u1', name: 'u1', company: '', mail: '', photo: '' }]);
  expect(read.unreadableMembers).toMatchObject([
    { call: 'GET /customer/{id}, Members', at: 0, field: 'guid' },
  ]);
  const [named] = project({
    Id: 1,
    Customers_fk: 7,
    Members: [{ guid: 'u2', name: ' ', mail: 'b@c.de' }],
  }).members;
  expect(named?.name).toBe('b@c.de');
});

test('a new customer has every field, empty ones as null; a changed one leaves them out', () => {
  const details = {
    name: 'N',
    address: '',
    location: 'HH',
    postalCode: '',
    customerNumber: 'C',
    isActive: true,
  };
  expect(newCustomerToWire(details)).toEqual({
    Name: 'N',
    Address: null,
    Location: 'HH',
    PostalCode: null,
    CustomerNumber: 'C',
    Active: 1,
  });
  expect(changedCustomerToWire({ ...details, isActive: false })).toEqual({
    Name: 'N',
    Location: 'HH',
    CustomerNumber: 'C',
    Active: 0,
  });
});

test('a project is read with its customer, its budget in hours and its revenue in cents', () => {
  const answer = {
    Id: 1,
    Name: 'Web',
    Description: 'all',
    OrderNumber: 'O',
    ProjectNumber: 'P',
    ProjectState: 'verified',
    TimeBudged: '40.5',
    Revenue: 1.005,
    Customers_fk: 7,
    Customers_Name: 'Nordwind',
    Members: [{ name: 'nobody' }],
  };
  const { unreadableMembers, ...rest } = project(answer);
  expect(rest).toEqual({
    id: 1,
    name: 'Web',
    description: 'all',
    orderNumber: 'O',
    projectNumber: 'P',
    state: 'verified',
    timeBudget: 40.5,
    revenue: 101,
    customerId: 7,
    customerName: 'Nordwind',
    members: [],
  });
  expect(unreadableMembers).toMatchObject([{ call: 'GET /project/{id}, Members' }]);
  expect(project({ Id: 1, Customers_fk: 7 })).toMatchObject({ revenue: null, timeBudget: null, members: [] });
});

test('a changed project has what changed; 0 is a value, an empty text is none', () => {
  expect(projectChangeToWire({ name: '', description: '', orderNumber: '', state: '' })).toStrictEqual({});
  expect(projectChangeToWire({ timeBudget: 0, revenue: cents(0) })).toEqual({ TimeBudged: 0, Revenue: 0 });
  const all = { name: 'N', description: 'D', orderNumber: 'O', state: 'active', revenue: cents(150) };
  expect(projectChangeToWire(all)).toEqual({
    Name: 'N',
    Description: 'D',
    OrderNumber: 'O',
    ProjectState: 'active',
    Revenue: 1.5,
  });
});
