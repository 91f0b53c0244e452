/** The password of every person in the seed. */
export const demoPassword = 'tagwerk';

export type DemoAccount = { name: string; mail: string; password: string; role: string };

const account = (name: string, mail: string, role: string): DemoAccount => ({
  name,
  mail: `${mail}@nordfeld.example`,
  password: demoPassword,
  role,
});

/** One account for each role, printed at the start. */
export const demoAccounts: readonly [DemoAccount, DemoAccount, DemoAccount] = [
  account('Jana Albrecht', 'jana.albrecht', 'member'),
  account('Tobias Reimann', 'tobias.reimann', 'manager'),
  account('Anke Petersen', 'anke.petersen', 'admin'),
];

/** Started today: authorized, but without a record, a customer, a board or a photo. */
export const newcomer = account('Frieda Wolff', 'frieda.wolff', 'member');
/** Registered, the mail not yet confirmed. */
export const unverifiedAccount = account('Ruben Thiele', 'ruben.thiele', 'member');
/** The mail is confirmed, the account not yet enabled. */
export const unauthorizedAccount = account('Carla Mendes', 'carla.mendes', 'member');
/** The only account of an empty service. */
export const emptyAccount = account('Anke Petersen', 'anke.petersen', 'admin');
