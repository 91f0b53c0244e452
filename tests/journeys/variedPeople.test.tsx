import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { isAccountant } from '@/domain/access';
import { type Employee, knownRole } from '@/domain/people/employee';
import { editOf } from '@/features/people/employeeEdit';
import { getEmployee, listEmployees, updateEmployee } from '@/features/people/employeesApi';
import { getBackground, saveImages } from '@/features/people/imagesApi';
import { getSubscriptions, switchSubscription } from '@/features/people/subscriptionsApi';
import { getPhoto } from '@/shared/ui/people/photosApi';
import { guidOf } from '../accounts';
import { server, testService } from '../jsdom/testService';
import { renderWithStore } from '../render';
import { styleNames } from '../varied/styles';
import { speak } from '../varied/variedService';

/** The spelling of these fields may differ between services; their meaning must be the same. */
function comparable(employee: Employee | undefined) {
  return (
    employee && { ...employee, role: knownRole(employee.role), accountant: isAccountant(employee.accountant) }
  );
}

async function readAll() {
  const { store } = await renderWithStore(<div />, { signedInAs: 'admin' });
  const guid = guidOf(testService(), 'manager');
  const list = await store.dispatch(listEmployees.initiate(0));
  const one = await store.dispatch(getEmployee.initiate(guid));
  const photo = await store.dispatch(getPhoto.initiate({ guid, type: 'medium' }));
  const background = await store.dispatch(getBackground.initiate(guid));
  const subscriptions = await store.dispatch(getSubscriptions.initiate(undefined));
  const byId = (a: Employee, b: Employee) => a.id.localeCompare(b.id);
  return {
    errors: [list, one, photo, background, subscriptions].map(({ error }) => error),
    list: list.data?.entries.toSorted(byId).map(comparable),
    one: comparable(one.data),
    photo: photo.data,
    background: background.data,
    subscriptions: subscriptions.data?.toSorted(),
  };
}

const jpeg = 'data:image/jpeg;base64,AAAA';

describe.each(styleNames)('people of a service in the style %s', (name) => {
  test('are read like the reference service’s, with images and subscriptions (R-12.22, R-12.23, R-12.25, R-12.26, R-12.28, R-13.3)', async () => {
    const plain = await readAll();
    expect(plain.errors).toEqual(plain.errors.map(() => undefined));
    expect(plain.list).toHaveLength(20);
    expect(plain.subscriptions).toHaveLength(9);
    speak(name);
    expect(await readAll()).toEqual(plain);
  });

  test('can be changed, with role and accountant in the spelling that was read (R-12.24)', async () => {
    speak(name);
    const { store } = await renderWithStore(<div />, { signedInAs: 'admin' });
    const guid = guidOf(testService(), 'admin');
    const read = async () => (await store.dispatch(getEmployee.initiate(guid, { forceRefetch: true }))).data;
    const employee = await read();
    if (!employee) throw new Error('the person could not be read');
    const edit = { ...editOf(employee), phone: '0821 1', about: '', isAccountant: true };
    const changed = ['phone', 'about', 'role', 'isAccountant'] as const;
    const answer = await store.dispatch(updateEmployee.initiate({ employee, edit, changed }));
    expect(answer).toEqual({ data: 1 });
    const after = await read();
    expect(after).toMatchObject({ phone: '0821 1', about: employee.about, role: employee.role });
    expect(after && isAccountant(after.accountant)).toBe(true);
  });

  test('can have new images and subscriptions (R-12.29, R-12.30)', async () => {
    speak(name);
    const { store } = await renderWithStore(<div />, { signedInAs: 'member' });
    const guid = guidOf(testService(), 'member');
    const photos = { photo: jpeg, photoMedium: jpeg, photoSmall: jpeg };
    for (const images of [photos, { background: jpeg }]) {
      expect(await store.dispatch(saveImages.initiate({ guid, images }))).not.toHaveProperty('error');
    }
    const off = await store.dispatch(switchSubscription.initiate({ emailType: 'taskComment', isOn: false }));
    expect(off.data).toHaveLength(8);
    const on = await store.dispatch(switchSubscription.initiate({ emailType: 'taskComment', isOn: true }));
    expect(on.data?.toSorted()).toHaveLength(9);
  });
});

test.each([
  ['no body', () => new HttpResponse(null, { status: 204 })],
  ['a message', () => HttpResponse.json({ message: 'ok' })],
])('new images are saved where the service accepts them with %s (R-24.76)', async (_what, answer) => {
  const { store } = await renderWithStore(<div />, { signedInAs: 'member' });
  const guid = guidOf(testService(), 'member');
  server.use(http.put('*/api/users/:guid', answer));
  await store.dispatch(saveImages.initiate({ guid, images: { background: jpeg } }));
  // It is what the screens show from now on, without being asked for.
  expect((await store.dispatch(getBackground.initiate(guid))).data).toBe(jpeg);
});
