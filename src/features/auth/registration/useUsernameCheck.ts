import { useEffect, useState } from 'react';
import { type UsernameVerdict, checkUsername } from '../accountCalls';

/** How long typing may pause before the service is asked, in milliseconds. */
const PAUSE_MS = 350;

/**
 * Asks whether a user name is free, shortly after it was typed (section 5, "checked on change by a call"). A verdict
 * belongs to the name it was asked for: one for an older name is never given.
 */
export function useUsernameCheck() {
  const [username, setUsername] = useState('');
  const [answer, setAnswer] = useState<{ username: string; verdict: UsernameVerdict } | null>(null);

  useEffect(() => {
    if (username === '') return undefined;
    const controller = new AbortController();
    async function ask() {
      const verdict = await checkUsername(username, controller.signal);
      if (!controller.signal.aborted) setAnswer({ username, verdict });
    }
    const timer = setTimeout(() => void ask(), PAUSE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [username]);

  return {
    /** The name was changed to this one. */
    ask: (changed: string) => setUsername(changed.trim()),
    /** What the service says of a name; undefined while it has not said it. */
    verdictOf: (name: string) => (answer?.username === name.trim() ? answer.verdict : undefined),
  };
}
