import type { IForbiddenRuleType } from 'dependency-cruiser';

/**
 * Which module may import which. Layers: app → features → shared → domain; each may import the later ones. Between
 * features only these imports are allowed, and a feature is imported only through its `index.ts`.
 */
export const features = {
  auth: [],
  people: [],
  calendar: [],
  search: [],
  planner: ['people'],
  customers: ['people', 'planner'],
  'pair-choice': ['customers'],
  report: ['customers', 'people'],
  'work-records': ['customers', 'pair-choice', 'calendar'],
  expenses: ['customers', 'pair-choice'],
  'time-sheets': ['work-records', 'expenses'],
  payroll: ['people'],
  'service-records': ['work-records', 'customers', 'pair-choice', 'report'],
  dashboard: ['work-records', 'planner', 'people', 'calendar'],
  timer: ['work-records'],
  'time-account': ['work-records', 'customers', 'pair-choice', 'expenses', 'time-sheets', 'people'],
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
 * A door, and the modules that it must not load at once: a module that needs one helper of a feature would otherwise
 * load a whole screen with its imports. Doors export loaders instead (`export const loadWorkRecordsPage = async () =>
 * …`).
 */
export const lightDoors = {
  door: /^src\/features\/[^/]+\/index\.ts$/u,
  heavy: /^src\/features\/.+(?:Page|Dialog)\.tsx$/u,
} as const;
