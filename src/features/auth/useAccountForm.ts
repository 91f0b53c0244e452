import { type FormEvent, useRef, useState } from 'react';
import type { ApiError } from '@/shared/api/apiError';
import type { FieldValues, Rules } from '@/shared/forms/rules';
import { useAppForm } from '@/shared/forms/useAppForm';
import { useIsOpen } from '@/shared/ui/window/useIsOpen';

/** What to do after an answer: mark the fields that the service refused, show the error, or go on. */
interface Conclusion<Values, Problem> {
  readonly refused?: { readonly [Name in keyof Values]?: Problem };
  readonly failure?: ApiError;
  readonly run?: () => void;
}

interface AccountFormOptions<Values, Problem> {
  readonly initial: Values;
  readonly rules: Rules<Values, Problem>;
  /** The message for a problem. */
  readonly messageOf: (problem: Problem) => string;
  /** Sends the values. The conclusion is applied only if the screen is still open. */
  readonly send: (values: Values) => Promise<Conclusion<Values, Problem>>;
}

/** A form without a session: the fields of `useAppForm`, sent at most once at a time. Nothing is kept as a draft. */
export function useAccountForm<Values extends FieldValues, Problem extends string>({
  send,
  ...options
}: AccountFormOptions<Values, Problem>) {
  const form = useAppForm<Values, Problem>(options);
  const [isBusy, setIsBusy] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // A ref, not state: a second press may come before the first is rendered.
  const isUnderWay = useRef(false);
  const isOpen = useIsOpen();

  async function sendForm() {
    const submitted = await form.submit();
    if (!submitted) return;
    setIsBusy(true);
    setFailure(null);
    const { refused, failure: failed = null, run } = await send(submitted);
    if (!isOpen()) return;
    setIsBusy(false);
    setFailure(failed);
    if (refused) form.refuse(refused, submitted);
    run?.();
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    await sendForm();
    isUnderWay.current = false;
  }

  return {
    ...form,
    isBusy,
    /** The error of the last answer; null while the next one is awaited. */
    failure,
    /** Props for the `form` element. */
    props: { noValidate: true, onSubmit: (event: FormEvent) => void handleSubmit(event) },
  };
}
