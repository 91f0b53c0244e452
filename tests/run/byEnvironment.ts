import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** A file that says so in its head runs in Node; all others in jsdom (`vite.config.ts`). */
function isOfNode({ moduleId }: TestSpecification): boolean {
  return /^\/\/ @vitest-environment node$/m.test(readFileSync(moduleId, 'utf8'));
}

/**
 * Runs the files of one environment after the other. A process is used for the next file only where that one has the
 * same environment, so that each change between the two costs a new process with all its modules.
 */
export class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [...sorted.filter(isOfNode), ...sorted.filter((file) => !isOfNode(file))];
  }
}
