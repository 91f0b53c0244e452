import { accountCalls } from './accountCalls';
import type { Call } from './call';
import { companyCalls } from './companyCalls';
import { entryCalls } from './entryCalls';
import { type Visit, visitAs, visitWithoutSession } from './nodeSurroundings';
import { plannerCalls } from './plannerCalls';

/** The files that declare calls; each adds its endpoints when it is loaded. */
export const modules = import.meta.glob('../../src/**/*Api.ts', { eager: true });

/** Every call of the app. */
export const calls: readonly Call[] = [...entryCalls, ...plannerCalls, ...companyCalls, ...accountCalls];

/** The calls that are sent to the service. */
export const asked = calls.filter(({ whyNotSent }) => whyNotSent === undefined);

/** Pairs for `test.each`, which names a test by the first element. */
export const titled = (some: readonly Call[]) => some.map((call) => [call.title, call] as const);

/** Starts the app with the account that makes the call. */
export const open = async ({ as }: Call): Promise<Visit> =>
  as === null ? visitWithoutSession() : visitAs(as);
