import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Rolldown } from 'vite';
import type { Language } from '../../src/domain/language.ts';
import type { Screen } from '../bench/budgets.ts';

type Bundle = Readonly<Record<string, Rolldown.OutputAsset | Rolldown.OutputChunk>>;

/** The files that a browser fetches for some modules: their chunks, all chunks that these import, and their CSS. */
class LoadGraph {
  readonly #chunks: readonly Rolldown.OutputChunk[];
  readonly #byModule: ReadonlyMap<string, Rolldown.OutputChunk>;

  constructor(bundle: Bundle) {
    this.#chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
    this.#byModule = new Map(this.#chunks.flatMap((chunk) => chunk.moduleIds.map((id) => [id, chunk])));
  }

  #chunkOf(id: string): Rolldown.OutputChunk {
    const chunk = this.#chunks.find(({ facadeModuleId }) => facadeModuleId === id) ?? this.#byModule.get(id);
    if (!chunk) throw new Error(`tests/bench/budgets.ts names ${id}, which is not in the build`);
    return chunk;
  }

  filesFor(modules: readonly string[]): string[] {
    const files = new Set<string>();
    const visit = (chunk: Rolldown.OutputChunk) => {
      if (files.has(chunk.fileName)) return;
      files.add(chunk.fileName);
      for (const css of chunk.viteMetadata?.importedCss ?? []) files.add(css);
      for (const imported of chunk.imports) {
        const next = this.#chunks.find(({ fileName }) => fileName === imported);
        if (next) visit(next);
      }
    };
    for (const id of modules) visit(this.#chunkOf(id));
    return [...files];
  }
}

/**
 * The names of the files that the page itself loads (`entry`), and of those that a screen needs in addition (`route`).
 */
export interface ScreenFiles {
  readonly entry: readonly string[];
  readonly route: readonly string[];
}

export function filesOfScreen(bundle: Bundle, root: string, screen: Screen, language: Language): ScreenFiles {
  const graph = new LoadGraph(bundle);
  const entry = graph.filesFor([path.join(root, 'index.html')]);
  const modules = screen.modules.map((name) => path.join(root, name.replace('{language}', language)));
  return { entry, route: graph.filesFor(modules).filter((file) => !entry.includes(file)) };
}

/** The size in KiB of one of the bundle's files after brotli, as a web host would send it. */
export function compressedSize(bundle: Bundle, file: string): number {
  const output = bundle[file];
  if (!output) throw new Error(`${file} is not in the build`);
  return sizeOf(output.type === 'chunk' ? output.code : output.source);
}

/** The size in KiB after brotli. */
export function sizeOf(content: string | Uint8Array): number {
  return content.length === 0 ? 0 : brotliCompressSync(content).length / 1024;
}
