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

/** `test.each` names its tests by the first of each. */
export const titled = (some: readonly Call[]) => some.map((call) => [call.title, call] as const);

/** Starts the app with the account that makes the call. */
export const open = async ({ as }: Call): Promise<Visit> =>
  as === null ? visitWithoutSession() : visitAs(as);
