/** Why a new password is not sent. */
export type PasswordProblem = 'password' | 'passwordShort';

/**
 * A new password is required. The service decides how good it must be; only the company's minimum length is checked here.
 *
 * @param least in characters; null: none is configured
 */
export function passwordProblem(password: string, least: number | null): PasswordProblem | undefined {
  if (password === '') return 'password';
  return least !== null && password.length < least ? 'passwordShort' : undefined;
}
