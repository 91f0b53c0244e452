import { useRef, useState } from 'react';
import { newKey } from './change';

/** Names what a form saves: pressing Save again repeats the same wish, which is carried out once. */
export interface Wish {
  readonly key: string;
  /** One of several entries that the form saves at once. */
  readonly of: (part: string) => string;
  /** Called when the wish is saved, or waits: what the form saves next is a new wish. */
  readonly renew: () => void;
}

/** @param begun the key of a draft that is continued */
export function useWish(begun?: string): Wish {
  const [key, setKey] = useState(() => begun ?? newKey());
  return { key, of: (part) => `${key}/${part}`, renew: () => setKey(newKey()) };
}

/** Names wishes by their subject, where there is no form to do so: trying again repeats the same wish. */
export function useWishes() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf: (about: string): string => {
      const key = keys.current.get(about) ?? newKey();
      keys.current.set(about, key);
      return key;
    },
    /** Called when the wish is saved, or waits. */
    end: (about: string): void => void keys.current.delete(about),
  };
}
