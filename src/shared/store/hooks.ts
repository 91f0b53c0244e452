import { mayPreparePayroll } from '@/domain/access';
import { useDispatch, useSelector, useStore } from 'react-redux';
import { selectRole, selectUser } from '../session/sessionSlice';
import type { Extra } from './extra';
import type { AppDispatch, AppStore, RootState } from './store';

/** The store's hooks with the app's types. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** The store's timers and functions besides its state; always the same object. */
export function useExtra(): Extra {
  return useAppStore().extra;
}

/** Returns the signed-in user, or null without a session. */
export const useUser = () => useAppSelector(selectUser);

/** The role of the signed-in user. */
export const useRole = () => useAppSelector(selectRole);

/** Whether the signed-in user may prepare payroll. */
export const useMayPreparePayroll = () => mayPreparePayroll(useRole(), useUser()?.isAccountant === true);
