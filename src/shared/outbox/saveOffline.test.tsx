import { HttpResponse, http } from 'msw';
import { expect, onTestFinished, test, vi } from 'vitest';
import { server } from '../../../tests/jsdom/testService';
import { writeSession } from '../session/storedSession';
import { ada } from './noteService.fixture';
import { openSaving } from './saving.fixture';

test('what may not wait is not sent where the browser reports no network and the service does not answer (R-24.49)', async () => {
  writeSession({ token: 'token', user: ada, role: 'member' });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  onTestFinished(() => network.mockRestore());
  let asked = 0;
  server.use(
    http.get('*/auth/verifyToken', () => {
      asked += 1;
      return HttpResponse.error();
    }),
  );
  const { save, create } = openSaving([], [], { mayWait: false });
  expect(await save()).toEqual([{ kind: 'failed', error: { kind: 'network' } }]);
  expect(create).not.toHaveBeenCalled();
  expect(asked).toBeGreaterThan(0);
  // What may wait is tried, because the browser may be wrong; so is all else while it reports a network.
  asked = 0;
  expect(await openSaving().save()).toMatchObject([{ kind: 'saved' }]);
  network.mockReturnValue(true);
  expect(await openSaving([], [], { mayWait: false }).save()).toMatchObject([{ kind: 'saved' }]);
  expect(asked).toBe(0);
});
