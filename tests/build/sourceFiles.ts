import { readdirSync } from 'node:fs';
import path from 'node:path';

/** All files below `folder` with a name that `matches`, as absolute paths in a fixed order. */
export function filesBelow(folder: string, matches: RegExp): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && matches.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .toSorted();
}
