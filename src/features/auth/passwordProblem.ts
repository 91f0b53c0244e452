/** Why a new password is not sent. */
export type PasswordProblem = 'password' | 'passwordShort';

/**
 * A new password is required; how good it must be is for the service to say, but for the company's least length.
 *
 * @param least in characters; null: none is configured
 */
export function passwordProblem(password: string, least: number | null): PasswordProblem | undefined {
  if (password === '') return 'password';
  return least !== null && password.length < least ? 'passwordShort' : undefined;
}
