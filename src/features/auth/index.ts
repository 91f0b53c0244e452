export { SignInPage, isFirstSignIn, loadFirstSignIn } from './sign-in/SignInPage';

/** The other screens without a session, fetched when one of them is opened. */
export const loadAccountScreens = async () => import('./accountScreens');
