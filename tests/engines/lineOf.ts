import type { ChildProcess } from 'node:child_process';
import type { Readable } from 'node:stream';

/** Waits for a line of a program's output, and returns what of it is matched. */
export async function lineOf(program: ChildProcess, output: Readable, pattern: RegExp): Promise<string> {
  let text = '';
  return new Promise((resolve, reject) => {
    program.once('error', reject);
    program.once('exit', (code) =>
      reject(new Error(`${program.spawnfile} ended with ${String(code)}:\n${text}`)),
    );
    output.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      const [found] = pattern.exec(text) ?? [];
      if (found !== undefined) resolve(found);
    });
  });
}
