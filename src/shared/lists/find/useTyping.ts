import { useEffect, useEffectEvent, useState } from 'react';

/** A text while it is typed: the field follows each letter, and the screen around it only once the typing rests. */
export interface Typing {
  /** The typed text; null once it was put or something else is asked. */
  readonly read: () => string | null;
  readonly set: (text: string | null) => void;
  /** Returns a function that ends the calls. */
  readonly subscribe: (onChange: (text: string | null) => void) => () => void;
}

function createTyping(): Typing {
  let typed: string | null = null;
  const listeners = new Set<(text: string | null) => void>();
  return {
    read: () => typed,
    set: (text) => {
      typed = text;
      for (const listener of listeners) listener(text);
    },
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => void listeners.delete(onChange);
    },
  };
}

/** Puts a text when no letter has been typed for so many milliseconds. */
export function useTyping(put: (text: string) => void, restMs: number): Typing {
  const [typing] = useState(createTyping);
  const putText = useEffectEvent(put);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = typing.subscribe((text) => {
      clearTimeout(timer);
      if (text === null) return;
      timer = setTimeout(() => {
        typing.set(null);
        putText(text);
      }, restMs);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [typing, restMs]);
  return typing;
}

/** For the field: what is typed, or else what is asked. */
export function useTypedText(typing: Typing, asked: string): string {
  const [typed, setTyped] = useState(typing.read);
  useEffect(() => typing.subscribe(setTyped), [typing]);
  return typed ?? asked;
}
