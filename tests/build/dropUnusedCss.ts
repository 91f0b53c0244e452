import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PurgeCSS } from 'purgecss';
import type { Plugin } from 'vite';
import { filesBelow } from './sourceFiles';

/** react-bootstrap components whose inner parts carry classes that no source file of ours mentions. */
const structural: Readonly<Record<string, RegExp>> = {
  Accordion: /^(?:accordion|collapse)(?:-|$)/u,
  Alert: /^(?:alert(?:-dismissible|-heading|-link)?|btn-close)$/u,
  Collapse: /^collapse(?:-|$)/u,
  Dropdown: /^(?:dropdown|dropdown-(?:menu|item|toggle|header|divider|item-text))$/u,
  Modal: /^(?:modal|modal-(?:dialog|content|header|title|body|footer|backdrop|open|static)|btn-close)$/u,
  Offcanvas: /^(?:offcanvas(?:-(?!sm|md|lg|xl)\w+|$)|btn-close$)/u,
  Overlay: /^bs-(?:tooltip|popover)-/u,
  OverlayTrigger: /^(?:bs-)?(?:tooltip|popover)(?:-|$)/u,
  Popover: /^(?:bs-)?popover(?:-|$)/u,
  Toast: /^(?:toast(?:-|$)|btn-close$)/u,
  Tooltip: /^(?:bs-)?tooltip(?:-|$)/u,
};

/** react-bootstrap components that build a class from a property: `variant="danger"` becomes `btn-danger`. */
const variants: Readonly<Record<string, readonly string[]>> = {
  Alert: ['alert-'],
  Badge: ['bg-', 'text-bg-'],
  Button: ['btn-'],
  ButtonGroup: ['btn-group-'],
  Col: ['col-', 'col-sm-', 'col-md-', 'col-lg-', 'col-xl-'],
  Dropdown: ['drop', 'dropdown-menu-'],
  Modal: ['modal-', 'modal-dialog-', 'modal-fullscreen-'],
  Nav: ['nav-'],
  Offcanvas: ['offcanvas-'],
  Placeholder: ['placeholder-', 'bg-'],
  ProgressBar: ['bg-'],
  Row: ['row-cols-', 'g-'],
  Spinner: ['spinner-', 'text-'],
  Stack: ['gap-'],
  Table: ['table-'],
};

/** States that scripts set. */
const states = ['show', 'showing', 'hiding', 'fade', 'active', 'disabled', 'collapsing', 'was-validated'];

const wordPattern = /[A-Za-z0-9_-]+/gu;

function classesBuiltFrom(words: ReadonlySet<string>): string[] {
  const used = Object.entries(variants).filter(([component]) => words.has(component));
  return used.flatMap(([, prefixes]) =>
    prefixes.flatMap((prefix) => [...words].map((word) => prefix + word)),
  );
}

function structureOf(words: ReadonlySet<string>): RegExp[] {
  const used = Object.entries(structural).filter(([component]) => words.has(component));
  return used.map(([, pattern]) => pattern);
}

/** Custom properties may be read by a script, an inline style or another style sheet. */
function variablesIn(sources: readonly string[], pattern: RegExp): string[] {
  return sources.flatMap((source) => source.replaceAll('#{$prefix}', 'bs-').match(pattern) ?? []);
}

export interface Sources {
  /** Text of the modules and pages: what they name can come on the screen. */
  readonly markup: readonly string[];
  /** Text of the style sheets: what they define does not count as used, what they read from elsewhere does. */
  readonly styles: readonly string[];
}

/** The part of a style sheet that the sources can bring on the screen. */
export async function purge(css: string, { markup, styles }: Sources): Promise<string> {
  const words = new Set(markup.flatMap((source) => source.match(wordPattern) ?? []));
  const [result] = await new PurgeCSS().purge({
    css: [{ raw: css }],
    content: [{ raw: '', extension: 'tsx' }],
    defaultExtractor: () => [...words, ...classesBuiltFrom(words), ...states],
    dynamicAttributes: ['data-bs-theme', 'data-popper-placement'],
    safelist: {
      standard: structureOf(words),
      variables: [...variablesIn(markup, /--[\w-]+/gu), ...variablesIn(styles, /(?<=var\(\s*)--[\w-]+/gu)],
      keyframes: [],
    },
    keyframes: true,
    variables: true,
  });
  return result?.css ?? css;
}

function readSources(root: string): Sources {
  const read = (files: readonly string[]) => files.map((file) => readFileSync(file, 'utf8'));
  const folder = path.join(root, 'src');
  return {
    markup: read([...filesBelow(folder, /(?<!\.test)\.tsx?$/u), path.join(root, 'index.html')]),
    styles: read(filesBelow(folder, /\.s?css$/u)),
  };
}

/**
 * Drops CSS that nothing uses: all of Bootstrap is 22 KiB, what we use of it about 9.
 *
 * It happens while the style sheets are read and not on the files at the end, because the hash in a file's name must
 * follow from what is inside: otherwise a browser would keep an old style sheet for a build that uses one class more.
 */
export function dropUnusedCss(): Plugin {
  let sources: Sources = { markup: [], styles: [] };
  return {
    name: 'tagwerk:drop-unused-css',
    apply: 'build',
    configResolved({ root }) {
      sources = readSources(root);
    },
    transform: {
      filter: { id: /\.s?css(?:$|\?)/u },
      handler: async (css) => ({ code: await purge(css, sources), map: null }),
    },
  };
}
