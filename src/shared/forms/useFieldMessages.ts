import { useState } from 'react';
import { useAfterPress } from '../ui/fields/useAfterPress';
import type { FieldValues, Rules } from './rules';

const including = (names: ReadonlySet<string>, name: string): ReadonlySet<string> =>
  names.has(name) ? names : new Set(names).add(name);

interface FieldMessagesOptions<Values, Problem> {
  readonly values: Values;
  readonly rules: Rules<Values, Problem>;
  readonly messageOf: (problem: Problem, value: Values[keyof Values]) => string;
}

/**
 * The message of each field: it shows once the field lost the focus or the form was submitted, and then follows every
 * change. It is derived during rendering, so it is always in the current language.
 */
export function useFieldMessages<Values extends FieldValues, Problem extends string>({
  values,
  rules,
  messageOf,
}: FieldMessagesOptions<Values, Problem>) {
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [changed, setChanged] = useState<ReadonlySet<string>>(new Set());
  const [isSubmitted, setIsSubmitted] = useState(false);
  const [refused, setRefused] = useState<ReadonlyMap<string, { problem: Problem; value: unknown }>>(
    new Map(),
  );
  const afterPress = useAfterPress();

  return {
    errorOf: (name: keyof Values & string): string | undefined => {
      const refusal = refused.get(name);
      if (refusal?.value === values[name] && refusal) return messageOf(refusal.problem, values[name]);
      const rule = rules[name];
      const isShown =
        isSubmitted || left.has(name) || rule?.liveWith?.some((other) => changed.has(other)) === true;
      const problem = isShown ? rule?.validate?.(values[name], values) : undefined;
      return problem === undefined ? undefined : messageOf(problem, values[name]);
    },
    change: (name: string) => setChanged((names) => including(names, name)),
    leave: (name: string) => afterPress(() => setLeft((names) => including(names, name))),
    /** From now on all messages show, and earlier refusals are forgotten. */
    submit: () => {
      setIsSubmitted(true);
      setRefused(new Map());
    },
    /** Shows that the service refused some fields; the reasons stay for as long as those values do. */
    refuse: (problems: readonly (readonly [name: string, problem: Problem])[], submitted: Values) =>
      setRefused(new Map(problems.map(([name, problem]) => [name, { problem, value: submitted[name] }]))),
    clear: () => {
      setLeft(new Set());
      setChanged(new Set());
      setIsSubmitted(false);
      setRefused(new Map());
    },
  };
}
