import { useState } from 'react';
import { useAppDispatch } from '../store/hooks';
import { type Outcome, isDone } from './change';
import type { SavedKind } from './outboxKind';
import { saveOne } from './save';
import { useWish } from './useWish';

/**
 * Saves something new. Pressed again after a failure it is the same wish: what may have arrived is looked for first, and is
 * changed where it was typed otherwise since.
 */
export function useCreation<Content>(load: () => Promise<SavedKind<Content>>) {
  const dispatch = useAppDispatch();
  const wish = useWish();
  const [isSaving, setIsSaving] = useState(false);
  return {
    isSaving,
    create: async (want: Content): Promise<Outcome<Content>> => {
      setIsSaving(true);
      const outcome = await dispatch(saveOne(load, { key: wish.key, row: null, before: null, want }));
      setIsSaving(false);
      if (isDone(outcome)) wish.renew();
      return outcome;
    },
  };
}
