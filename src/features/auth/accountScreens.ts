/** Every screen without a session but the sign-in form: one chunk, which nobody needs to sign in. */
export { SignInNotes } from './SignInNotes';
export { SignInOutcomePage } from './SignInOutcomePage';
export { RegistrationPage } from './registration/RegistrationPage';
export { CodeVerificationPage } from './reset/CodeVerificationPage';
export { ForgottenPasswordPage } from './reset/ForgottenPasswordPage';
export { ResetPasswordPage } from './reset/ResetPasswordPage';
