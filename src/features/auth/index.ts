export { readReturnTo, returnState, signInState } from './accountState';
export { SignInPage, isFirstSignIn, loadFirstSignIn } from './sign-in/SignInPage';

/** Loads the other screens without a session when one of them is opened. */
export const loadAccountScreens = async () => import('./accountScreens');
