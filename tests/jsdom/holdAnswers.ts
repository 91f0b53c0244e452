import { http } from 'msw';
import { server } from './testService';

/**
 * Holds back the service's answers to a call until the test releases them, so that a test can act in between without a
 * race.
 */
export function holdAnswers(method: 'get' | 'post' | 'put' | 'patch', path: string): { letGo: () => void } {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http[method](`*/api${path}`, async () => {
      await gate;
      // Without a response from this handler, the next one passes the call to the service.
      return undefined;
    }),
  );
  return { letGo: () => letGo() };
}
