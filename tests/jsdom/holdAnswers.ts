import { http } from 'msw';
import { server } from './testService';

/**
 * Holds back the service's answers to a call until the test lets them go: what a user does meanwhile is then no matter of
 * milliseconds.
 */
export function holdAnswers(method: 'get' | 'post' | 'put' | 'patch', path: string): { letGo: () => void } {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  server.use(
    http[method](`*/api${path}`, async () => {
      await gate;
      // Without an answer of its own the service is asked.
      return undefined;
    }),
  );
  return { letGo: () => letGo() };
}
