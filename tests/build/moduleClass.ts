import path from 'node:path';

/**
 * The name that a class of a CSS Module has in the browser: `dateStepper_day` for `.day` of `dateStepper.module.scss`.
 * It depends on nothing but the names, so the first screen, which the build renders, has the same ones as the app.
 * No two modules may have one name (`tests/architecture/styles.test.ts`).
 */
export function moduleClass(name: string, file: string): string {
  return `${path.basename(file).split('.', 1)[0]}_${name}`;
}

/** The classes that compiled styles of a module name, without those of others: `:global(…)`. */
export function classesOf(css: string): readonly string[] {
  const selectors = [...css.replaceAll(/\/\*[^]*?\*\//gu, '').matchAll(/([^{};]+)\{/gu)]
    .map(([, selector = '']) => selector.trim())
    .filter((selector) => !selector.startsWith('@'))
    .join('\n')
    .replaceAll(/:global\([^)]*\)/gu, '');
  return [...new Set([...selectors.matchAll(/\.([a-z_][\w-]*)/giu)].map(([, name = '']) => name))];
}
