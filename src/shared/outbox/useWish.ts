import { useRef, useState } from 'react';
import { newKey } from './change';

/** Names what a form saves: pressed again it is the same wish, which is done once. */
export interface Wish {
  readonly key: string;
  /** One of several entries that the form saves at once. */
  readonly of: (part: string) => string;
  /** It is saved, or waits: what the form saves next is another wish. */
  readonly renew: () => void;
}

/** @param begun the key of a draft that is gone on with */
export function useWish(begun?: string): Wish {
  const [key, setKey] = useState(() => begun ?? newKey());
  return { key, of: (part) => `${key}/${part}`, renew: () => setKey(newKey()) };
}

/** Names wishes by what they are about, where no form keeps them apart: tried again it is the same wish. */
export function useWishes() {
  const keys = useRef(new Map<string, string>());
  return {
    keyOf: (about: string): string => {
      const key = keys.current.get(about) ?? newKey();
      keys.current.set(about, key);
      return key;
    },
    /** It is saved, or waits. */
    end: (about: string): void => void keys.current.delete(about),
  };
}
