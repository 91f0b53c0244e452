import { useDispatch, useSelector, useStore } from 'react-redux';
import type { Extra } from './extra';
import type { AppDispatch, AppStore, RootState } from './store';

/** The store's hooks with the app's types. */
export const useAppDispatch = useDispatch.withTypes<AppDispatch>();
export const useAppSelector = useSelector.withTypes<RootState>();
export const useAppStore = useStore.withTypes<AppStore>();

/** What the store keeps beside its state; it stays the same for the life of the store. */
export function useExtra(): Extra {
  return useAppStore().extra;
}
