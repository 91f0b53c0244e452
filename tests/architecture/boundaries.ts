import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Who may import whom. Layers: app → features → shared → domain, each from those after it. Between features only
 * these edges, and a feature is entered through its `index.ts` alone.
 */
export const features = {
  auth: [],
  people: [],
  calendar: [],
  search: [],
  planner: ['people'],
  customers: ['people', 'planner'],
  'work-records': ['customers', 'calendar'],
  expenses: ['customers'],
  'time-sheets': ['work-records', 'expenses'],
  dashboard: ['work-records', 'planner', 'people', 'calendar'],
  timer: ['work-records'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

const testFile = '\\.test\\.tsx?$';

function featureRule(name: string, edges: readonly string[]): IForbiddenRuleType {
  const doors = edges.map((edge) => `${edge}/index\\.ts$`);
  return {
    name: `feature ${name}`,
    comment: `may import from ${edges.length > 0 ? edges.join(', ') : 'no other feature'}, through index.ts, and not from app`,
    severity: 'error',
    from: { path: `^src/features/${name}/` },
    to: { path: `^src/(?:app/|main\\.tsx$|features/(?!${[`${name}/`, ...doors].join('|')}))` },
  };
}

/** The table and the layers as rules of dependency-cruiser. */
export const rules: IForbiddenRuleType[] = [
  {
    name: 'domain alone',
    comment: 'the business is plain TypeScript: no React, no HTTP, no packages, no other layer',
    severity: 'error',
    from: { path: '^src/domain/', pathNot: testFile },
    to: { pathNot: '^src/domain/' },
  },
  {
    name: 'shared knows no feature',
    comment: 'building blocks are for every feature; what knows one belongs to it or to app',
    severity: 'error',
    from: { path: '^src/(?:shared|domain)/' },
    to: { path: '^src/(?:features|app|main\\.tsx$)' },
  },
  ...Object.entries(features).map(([name, edges]) => featureRule(name, edges)),
  {
    name: 'app by the door',
    comment: 'a feature is entered through its index.ts; the rest may change without asking',
    severity: 'error',
    from: { path: '^src/(?:app/|main\\.tsx$)' },
    to: { path: '^src/features/[^/]+/(?!index\\.ts$)' },
  },
  {
    name: 'no tests in the app',
    comment: 'the reference service and the test helpers must not reach the browser',
    severity: 'error',
    from: { path: '^src/', pathNot: testFile },
    to: { path: `^tests/|${testFile}` },
  },
  {
    name: 'service without client',
    comment: 'a service that shared code with the client would share its mistakes, and agree with them',
    severity: 'error',
    from: { path: '^tests/service/', pathNot: testFile },
    to: { path: '^src/' },
  },
  {
    name: 'no circle',
    comment: 'two modules that need each other are one, or hide a third; a type may name what uses it',
    severity: 'error',
    from: {},
    to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
  },
  {
    name: 'resolvable',
    comment: 'an import that cannot be followed cannot be checked either',
    severity: 'error',
    from: {},
    to: { couldNotResolve: true },
  },
];

/**
 * A door, and what a door must not load at once: who wants one helper of a feature would load a whole screen and all
 * that it stands on. Doors export loaders instead (`export const loadWorkRecordsPage = async () => …`).
 */
export const lightDoors = {
  door: /^src\/features\/[^/]+\/index\.ts$/u,
  heavy: /^src\/features\/.+(?:Page|Dialog)\.tsx$/u,
  /** The sign-in form is what a cold visit shows first: waiting for a second file would only delay it. */
  exempt: ['src/features/auth/sign-in/SignInPage.tsx'],
} as const;
