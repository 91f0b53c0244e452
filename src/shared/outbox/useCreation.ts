import { useState } from 'react';
import { useAppDispatch } from '../store/hooks';
import { type Outcome, isDone } from './change';
import type { SavedKind } from './outboxKind';
import { saveOne } from './save';
import { type Wish, useWish } from './useWish';

/**
 * Saves something new. Pressing Save again after a failure repeats the same wish: an entry that may have arrived is
 * looked for first, and updated if the form has changed since.
 *
 * @param ofForm the wish of a form that keeps a draft
 */
export function useCreation<Content>(load: () => Promise<SavedKind<Content>>, ofForm?: Wish) {
  const dispatch = useAppDispatch();
  const own = useWish();
  const wish = ofForm ?? own;
  const [isSaving, setIsSaving] = useState(false);
  return {
    isSaving,
    create: async (want: Content): Promise<Outcome<Content>> => {
      setIsSaving(true);
      const change = { key: wish.key, row: null, before: null, want };
      const outcome = await dispatch(saveOne(load, change, { hasDraft: ofForm !== undefined }));
      setIsSaving(false);
      if (isDone(outcome)) own.renew();
      return outcome;
    },
  };
}
