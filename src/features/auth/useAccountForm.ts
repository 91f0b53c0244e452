import { type ChangeEvent, type FormEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useUnsaved } from '@/shared/drafts/useUnsaved';
import { useAfterPress } from '@/shared/ui/useAfterPress';

/** What stands in the fields; a ticked box is `'on'`, as a form would send it, the others are empty. */
type Values<Name extends string> = Readonly<Record<Name, string>>;
type Problems<Name extends string, Problem extends string> = { readonly [N in Name]?: Problem };

/** What follows from an answer: fields that the service refused, and whatever else is to be done. */
export interface Conclusion<Name extends string, Problem extends string> {
  readonly refused?: Problems<Name, Problem>;
  readonly run?: () => void;
}

interface AccountFormOptions<Name extends string, Problem extends string> {
  readonly initial: Values<Name>;
  /** What is wrong with the values; asked on every change. */
  readonly check: (values: Values<Name>) => Problems<Name, Problem>;
  /** The message for a problem. */
  readonly say: (problem: Problem) => string;
  /** Fields whose problems show while they are typed in; the others wait until they are left. */
  readonly live?: readonly Name[];
  /** Sends the values. What it concludes is done only if the screen is still open. */
  readonly send: (values: Values<Name>) => Promise<Conclusion<Name, Problem>>;
}

/**
 * Values and messages of a form without a session. Plain state and not the form library: who sees these screens has
 * loaded nothing yet.
 *
 * A field's problem shows once it was typed in and left, then on every change. Sending shows all of them and puts the
 * focus on the first. What the service refused stands at its field for as long as that value does.
 */
export function useAccountForm<Name extends string, Problem extends string>({
  initial,
  check,
  say,
  live = [],
  send,
}: AccountFormOptions<Name, Problem>) {
  const [values, setValues] = useState<Values<Name>>(initial);
  const [stages, setStages] = useState<ReadonlyMap<string, 'changed' | 'left'>>(new Map());
  const [refusals, setRefusals] = useState<ReadonlyMap<string, { problem: Problem; value: string }>>(
    new Map(),
  );
  const [isBusy, setIsBusy] = useState(false);
  const [wrongAttempts, setWrongAttempts] = useState(0);
  const form = useRef<HTMLFormElement>(null);
  const isOpen = useRef(false);
  const afterPress = useAfterPress();

  useEffect(() => {
    isOpen.current = true;
    return () => {
      isOpen.current = false;
    };
  }, []);
  // As the messages are drawn: the first field that has one.
  useLayoutEffect(() => {
    if (wrongAttempts > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [wrongAttempts]);

  useUnsaved(stages.size > 0);

  const problems: Problems<Name, Problem> = check(values);

  function change(name: Name, value: string) {
    setValues((current) => ({ ...current, [name]: value }));
    setStages((current) => (current.has(name) ? current : new Map(current).set(name, 'changed')));
  }

  function messageOf(name: Name): string | undefined {
    const refusal = refusals.get(name);
    if (refusal?.value === values[name]) return say(refusal.problem);
    const problem = problems[name];
    const stage = stages.get(name);
    const isShown = stage === 'left' || (stage === 'changed' && live.includes(name));
    return problem !== undefined && isShown ? say(problem) : undefined;
  }

  function refuse(refused: Problems<Name, Problem>, sent: Values<Name>) {
    const entries: [string, { problem: Problem; value: string }][] = [];
    for (const name in refused) {
      const problem = refused[name];
      if (problem !== undefined) entries.push([name, { problem, value: sent[name] }]);
    }
    setRefusals(new Map(entries));
    setWrongAttempts((count) => count + 1);
  }

  async function handleSubmit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    setRefusals(new Map());
    setStages(new Map(Object.keys(values).map((name) => [name, 'left'])));
    if (Object.values(problems).some((problem) => problem !== undefined)) {
      setWrongAttempts((count) => count + 1);
      return;
    }
    setIsBusy(true);
    const { refused, run } = await send(values);
    if (!isOpen.current) return;
    setIsBusy(false);
    if (refused) refuse(refused, values);
    run?.();
  }

  return {
    values,
    isBusy,
    /** To be spread on the `form`. */
    props: { ref: form, noValidate: true, onSubmit: (event: FormEvent) => void handleSubmit(event) },
    /**
     * Name, value, handlers and message of a text field.
     *
     * @param clean what becomes of a text before it stands in the field
     */
    text: (name: Name, clean: (text: string) => string = (text) => text) => ({
      name,
      value: values[name],
      error: messageOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, clean(target.value)),
      onBlur: () => {
        if (stages.get(name) !== 'changed') return;
        afterPress(() => setStages((current) => new Map(current).set(name, 'left')));
      },
    }),
    /** The same for a box to tick. */
    tick: (name: Name) => ({
      name,
      checked: values[name] === 'on',
      error: messageOf(name),
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) => change(name, target.checked ? 'on' : ''),
    }),
  };
}

export type TextFieldState = ReturnType<ReturnType<typeof useAccountForm>['text']>;
