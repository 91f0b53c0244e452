import { forbidden } from './refusal';
import type { Caller } from './router';

/** Users may save records and expenses under their own user name only. */
export function checkEmployee(employee: string | undefined, me: Caller): void {
  if (employee !== undefined && employee !== me.username) {
    throw forbidden('Employee: only your own user name');
  }
}
