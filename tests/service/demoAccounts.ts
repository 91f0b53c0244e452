/** The password of every person in the seed. */
export const demoPassword = 'tagwerk';

export type DemoAccount = { name: string; mail: string; password: string; role: string };

const account = (name: string, mail: string, role: string): DemoAccount => ({
  name,
  mail: `${mail}@nordfeld.example`,
  password: demoPassword,
  role,
});

/** One account for each role, printed when the service starts. */
export const demoAccounts: readonly [DemoAccount, DemoAccount, DemoAccount] = [
  account('Jana Albrecht', 'jana.albrecht', 'member'),
  account('Tobias Reimann', 'tobias.reimann', 'manager'),
  account('Anke Petersen', 'anke.petersen', 'admin'),
];

/** A user who started today: authorized, but without records, customers, boards or a photo. */
export const newcomer = account('Frieda Wolff', 'frieda.wolff', 'member');
/** A registered user whose mail address is not confirmed yet. */
export const unverifiedAccount = account('Ruben Thiele', 'ruben.thiele', 'member');
/** A user whose mail address is confirmed, but whose account is not enabled yet. */
export const unauthorizedAccount = account('Carla Mendes', 'carla.mendes', 'member');
/** The only account of an empty service. */
export const emptyAccount = account('Anke Petersen', 'anke.petersen', 'admin');
