import type { PolicySources } from '../../../src/shared/contentPolicy.ts';
import type { Templates } from '../../../src/app/first-screen/prerender.tsx';

/** The exports of `src/app/first-screen/prerender.tsx`. */
interface Renderer {
  readonly renderTemplates: () => Promise<Templates>;
  readonly policySources: PolicySources;
  readonly environmentProblems: readonly string[];
  readonly settingNames: ReadonlySet<string>;
  readonly basePath: string;
}

/** What the first screens and the headers of a deployment are made of. */
export interface Rendered extends Omit<Renderer, 'renderTemplates'> {
  readonly templates: Templates;
}

function isRenderer(module: object): module is Renderer {
  return 'renderTemplates' in module && 'policySources' in module;
}

/** Renders with the module of the renderer, as it was imported. */
export async function renderedBy(module: unknown): Promise<Rendered> {
  if (typeof module !== 'object' || module === null || !isRenderer(module))
    throw new Error('this is no renderer of the first screens');
  return { ...module, templates: await module.renderTemplates() };
}
