import type { DemoAccount } from './demoAccounts';
import type { Mail } from './mailbox';

/** Reads a numeric argument of a command line; throws unless it is a whole number within the limits. */
export function wholeNumber(name: string, text: string, low: number, high: number): number {
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < low || value > high) {
    throw new Error(`--${name}: a whole number from ${low} to ${high} is expected, not "${text}"`);
  }
  return value;
}

/** One line per person: name, role, mail, password. */
export function accountLines(accounts: readonly DemoAccount[]): string {
  const width = (of: (account: DemoAccount) => string): number =>
    Math.max(...accounts.map((account) => of(account).length));
  const name = width((one) => one.name);
  const role = width((one) => one.role);
  const mail = width((one) => one.mail);
  return accounts
    .map(
      (one) =>
        `  ${one.name.padEnd(name)}  ${one.role.padEnd(role)}  ${one.mail.padEnd(mail)}  ${one.password}`,
    )
    .join('\n');
}

export function printMail({ to, subject, code }: Mail): void {
  console.log(`Mail to ${to}: ${subject}${code === null ? '' : `, code ${code}`}`);
}

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Runs a command line program: a wrong argument is answered with the usage, a later failure with its message. */
export async function runCommand<T>(
  usage: string,
  read: (args: string[]) => T,
  run: (settings: T) => Promise<void>,
): Promise<void> {
  let settings: T;
  try {
    settings = read(process.argv.slice(2));
  } catch (error) {
    console.error(`${messageOf(error)}\n${usage}`);
    process.exit(1);
  }
  try {
    await run(settings);
  } catch (error) {
    console.error(messageOf(error));
    process.exit(1);
  }
}
