import { parseArgs } from 'node:util';
import { isDay } from './days';
import type { ServerOptions } from './server';
import { wholeNumber } from './terminal';

export type ServiceSettings = ServerOptions & { tokenLifetimeSeconds?: number };

/** Reads the arguments of `npm run service`; throws an error that says which one is wrong. */
export function readSettings(args: string[]): ServiceSettings {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string', default: '8787' },
      data: { type: 'string' },
      empty: { type: 'boolean', default: false },
      today: { type: 'string' },
      'token-lifetime': { type: 'string' },
    },
  });
  const { today, data } = values;
  if (today !== undefined && !isDay(today))
    throw new Error(`--today: a date yyyy-mm-dd is expected, not "${today}"`);
  const lifetime = values['token-lifetime'];
  return {
    port: wholeNumber('port', values.port, 0, 65_535),
    empty: values.empty,
    ...(data === undefined ? {} : { data }),
    ...(today === undefined ? {} : { today }),
    ...(lifetime === undefined
      ? {}
      : { tokenLifetimeSeconds: wholeNumber('token-lifetime', lifetime, 1, 31_536_000) }),
  };
}
