import { accountLines, printMail, runCommand } from './terminal';
import { demoAccounts, emptyAccount } from './demoAccounts';
import { startServer } from './server';
import { readSettings, type ServiceSettings } from './serviceSettings';

const usage = `npm run service -- [--port N] [--data FILE] [--empty] [--today yyyy-mm-dd] [--token-lifetime SECONDS]`;

async function main({ tokenLifetimeSeconds, ...options }: ServiceSettings): Promise<void> {
  const { url, service, close } = await startServer({ ...options, onMail: printMail });
  // Registered before the first output, because a parent process may end this one as soon as it reads that.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void close());
  if (tokenLifetimeSeconds !== undefined) service.tokenLifetimeSeconds = tokenLifetimeSeconds;
  console.log(`Reference service: ${url} (websocket at /ws, sent mails at ${url}/__mail)`);
  if (options.data !== undefined) console.log(`Data: ${options.data}, ${service.dataState}`);
  console.log(accountLines(options.empty === true ? [emptyAccount] : demoAccounts));
  console.log('Ctrl+C ends it.');
}

await runCommand(usage, readSettings, main);
