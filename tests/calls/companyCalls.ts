import type { CustomerDetails } from '@/domain/customers/customer';
import { cents } from '@/domain/money/money';
import { addDays, isoDate } from '@/domain/time/period';
import { writeMicrosoftSession } from '@/shared/sign-in/identity/microsoftSession';
import { guidOf } from '../accounts';
import { testToday } from '../today';
import { type Call, call } from './call';
import { anySuccess } from './entryCalls';
import type { Visit } from './nodeSurroundings';
import { customer, png, project } from './seed';

const today = isoDate(testToday);
const lately = { from: addDays(today, -60), to: today };

const details = {
  name: 'Written without a screen',
  address: 'Deich 1',
  postalCode: '28195',
  location: 'Bremen',
  customerNumber: '',
  isActive: true,
} satisfies CustomerDetails;

const ofCustomer = (visit: Visit) => ({ kind: 'customer', id: customer(visit) });
const ofProject = (visit: Visit) => ({ kind: 'project', id: project(visit) });
const newcomer = ({ service }: Visit) => guidOf(service, 'newcomer');

/** The call for calendar events needs a valid Microsoft token. */
function signInAtMicrosoft(): void {
  writeMicrosoftSession({
    accessToken: 'demo-msal-without-a-screen',
    tenant: 'demonstration',
    expiresOn: '2999-01-01T00:00:00.000Z',
    mail: '',
  });
}

/** Customers, projects and their teams. */
const customerCalls: readonly Call[] = [
  call('listCustomerNames', () => undefined),
  call('listProjectNames', customer),
  call('listCustomers', () => 0),
  call('getCustomer', (visit) => String(customer(visit))),
  call('createCustomer', () => details, { as: 'manager', creates: true }),
  call('updateCustomer', (visit) => ({ id: customer(visit), details }), { as: 'manager' }),
  call('getProject', (visit) => String(project(visit))),
  call('createProject', customer, { as: 'manager', creates: true }),
  call('updateProject', (visit) => ({ id: project(visit), change: { revenue: cents(1) } }), {
    as: 'manager',
  }),
  call('getEvaluation', (visit) => ({ of: ofCustomer(visit), ...lately }), {
    what: "a customer's",
    as: 'manager',
  }),
  call('getEvaluation', (visit) => ({ of: ofProject(visit), ...lately }), {
    what: "a project's",
    as: 'manager',
  }),
  call('addMember', (visit) => ({ team: ofCustomer(visit), guid: newcomer(visit) }), {
    what: 'to a customer',
    as: 'manager',
  }),
  call('addMember', (visit) => ({ team: ofProject(visit), guid: newcomer(visit) }), {
    what: 'to a project',
    as: 'manager',
  }),
  call('removeMember', (visit) => ({ team: ofCustomer(visit), guid: visit.guid }), {
    what: 'from a customer',
    as: 'manager',
  }),
  call('removeMember', (visit) => ({ team: ofProject(visit), guid: visit.guid }), {
    what: 'from a project',
    as: 'manager',
  }),
];

/** People, the user's own profile, and what the dashboard and the search bar read. */
const peopleCalls: readonly Call[] = [
  call('listEmployees', () => 0),
  call('getEmployee', ({ guid }) => guid),
  call('updateEmployee', ({ guid }) => ({
    employee: { id: guid, role: 'member', accountant: null },
    edit: { phone: '+49 421 1' },
    changed: ['phone'],
  })),
  call('findPeople', () => 'jana'),
  call('getPhoto', ({ guid }) => ({ guid, type: 'medium' })),
  call('getBackground', ({ guid }) => guid),
  call('saveImages', ({ guid }) => ({ guid, images: { background: png } }), {
    what: 'a background',
    goodAnswers: anySuccess,
  }),
  call('saveImages', ({ guid }) => ({ guid, images: { photo: png, photoMedium: png, photoSmall: png } }), {
    what: 'a photo',
    goodAnswers: anySuccess,
  }),
  call('getSubscriptions', () => undefined),
  call('switchSubscription', () => ({ emailType: 'taskComment', isOn: true }), { what: 'on' }),
  call('switchSubscription', () => ({ emailType: 'taskComment', isOn: false }), { what: 'off' }),

  call('listMyWeeks', () => today),
  call('listMyProjects', () => today),
  call('listMyCustomers', () => today),
  call('findData', () => 'jana'),
  call('listEvents', () => {
    signInAtMicrosoft();
    return { from: today, to: today };
  }),
];

export const companyCalls: readonly Call[] = [...customerCalls, ...peopleCalls];
