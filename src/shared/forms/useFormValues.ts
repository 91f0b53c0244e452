import { useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { respelled } from '@/domain/decimal';
import type { Language } from '@/domain/language';
import { useLanguage } from '../i18n/useLanguage';
import type { FieldValues, TextName } from './rules';

/**
 * The values of a form as state, with a way for handlers to read the latest ones instead of those of their render. Its
 * numbers stay the same when the language changes: their texts are spelled anew.
 *
 * @param figures the fields of numbers
 */
export function useFormValues<Values extends FieldValues>(
  initial: Values,
  figures: readonly TextName<Values>[],
) {
  const [values, setValues] = useState(initial);
  /** The values that count as untouched. */
  const [baseline, setBaseline] = useState(initial);
  const latest = useRef(initial);
  const language = useLanguage();
  const spelled = useRef(language);

  function put(next: Partial<Values> | { readonly [name: string]: string | boolean }) {
    latest.current = { ...latest.current, ...next };
    setValues(latest.current);
  }

  const spellIn = useEffectEvent((to: Language) => {
    const from = spelled.current;
    spelled.current = to;
    if (from === to) return;
    const anew = (texts: Values) =>
      Object.fromEntries(figures.map((name) => [name, respelled(String(texts[name]), from, to)]));
    put(anew(latest.current));
    setBaseline((texts) => ({ ...texts, ...anew(texts) }));
  });
  // A layout effect, because with the old text the field would show another number for a moment.
  useLayoutEffect(() => spellIn(language), [language]);

  return { values, current: () => latest.current, put, baseline, setBaseline };
}
