import { useEffect, useEffectEvent, useState } from 'react';
import { Listeners } from '../../store/listeners';

/** A text while it is typed: the field follows each letter, and the screen around it only once the typing rests. */
export class Typing extends Listeners<[text: string | null]> {
  #typed: string | null = null;

  /** The typed text; null once it was put or something else is asked. */
  readonly read = (): string | null => this.#typed;

  set(text: string | null): void {
    this.#typed = text;
    this.announce(text);
  }
}

/** How long a list waits after a letter was typed, in milliseconds. */
const REST_MS = 120;

/** Puts a text when no letter has been typed for a moment. */
export function useTyping(put: (text: string) => void): Typing {
  const [typing] = useState(() => new Typing());
  const putText = useEffectEvent(put);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = typing.subscribe((text) => {
      clearTimeout(timer);
      if (text === null) return;
      timer = setTimeout(() => {
        typing.set(null);
        putText(text);
      }, REST_MS);
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [typing]);
  return typing;
}

/** For the field: what is typed, or else what is asked. */
export function useTypedText(typing: Typing, asked: string): string {
  const [typed, setTyped] = useState(typing.read);
  useEffect(() => typing.subscribe(setTyped), [typing]);
  return typed ?? asked;
}
