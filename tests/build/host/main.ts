import { parseArgs } from 'node:util';
import { host } from './host.ts';

/** The host program: `--dist dist --settings settings.json --out /srv/tagwerk`. It needs nothing but Node and a build. */
const usage = '--dist FOLDER --settings FILE --out FOLDER';

function readArguments() {
  const text = { type: 'string' } as const;
  try {
    const { dist, settings, out } = parseArgs({ options: { dist: text, settings: text, out: text } }).values;
    return dist === undefined || settings === undefined || out === undefined ? null : { dist, settings, out };
  } catch {
    return null;
  }
}

const order = readArguments();
const problems = order ? await host(order) : [usage];
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exitCode = 1;
else console.log(`${order?.out}/site is served as it is; ${order?.out}/nginx.conf is for nginx`);
