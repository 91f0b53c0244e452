import { type ChangeEvent, useRef, useState } from 'react';
import type { DraftKind } from '../drafts/draftKind';
import { useDraft } from '../drafts/useDraft';
import { useUnsaved } from '../drafts/useUnsaved';
import { useWish } from '../outbox/useWish';
import type { FieldValues, Rules, TextName } from './rules';
import { useFieldMessages } from './useFieldMessages';
import { useFormValues } from './useFormValues';

export type { Rules };

interface AppFormOptions<Values, Problem> {
  /** The initial values of the fields. */
  readonly initial: Values;
  readonly rules: Rules<Values, Problem>;
  /** The fields whose numbers depend on the language, `1.234`. */
  readonly figures?: readonly TextName<Values>[];
  /** The message for a problem, in the current language. */
  readonly messageOf: (problem: Problem, value: Values[keyof Values]) => string;
  /** Keeps what is typed as a draft until it is saved or discarded. */
  readonly draft?: {
    readonly kind: DraftKind<unknown>;
    /** The plain data to keep. */
    readonly content: (values: Values) => unknown;
    /** The wish of a draft that is continued. */
    readonly wish?: string | undefined;
  };
  /** The initial values come from a draft or from elsewhere, and are not saved yet. */
  readonly isUnsaved?: boolean;
  /** Something besides the fields was changed, such as an attached file. */
  readonly hasMore?: boolean;
  /** A field that only chooses which other fields are shown: changing it alone does not count as typing. */
  readonly chooser?: keyof Values & string;
}

/** For forms whose text is not kept, such as passwords. */
const noDraft = { name: '', version: 0 };

/** How a form continues after its values were saved. */
interface GoOnOptions<Values> {
  /** The field that gets the focus, unless the user has moved on in the meantime. */
  readonly focus?: keyof Values & string;
}

/** The value that a native control shows. */
type Shown = { readonly value: string } | { readonly checked: boolean };

type NativeControl = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function shownOf(value: string | boolean | undefined): Shown {
  return typeof value === 'boolean' ? { checked: value } : { value: value ?? '' };
}

/** Reads the current value of a native control. */
function valueIn(control: NativeControl): string | boolean {
  const isBox = control instanceof HTMLInputElement && control.type === 'checkbox';
  return isBox ? control.checked : control.value;
}

/**
 * Values, messages, submit, reset, focus, draft and wish of a form; every form except sign-in uses it.
 *
 * The message of a field shows once the field lost the focus or the form was submitted, and then follows every change.
 * It is derived during rendering, so it is always in the current language.
 */
export function useAppForm<Values extends FieldValues, Problem extends string>({
  initial,
  rules,
  figures = [],
  messageOf,
  draft: draftOptions,
  isUnsaved: initiallyUnsaved = false,
  hasMore = false,
  chooser,
}: AppFormOptions<Values, Problem>) {
  const { values, current, put, baseline, setBaseline } = useFormValues(initial, figures);
  const [isUnsaved, setIsUnsaved] = useState(initiallyUnsaved);
  const messages = useFieldMessages({ values, rules, messageOf });
  const controls = useControls();
  const focusedAtSubmit = useRef<Element | null>(null);

  const isTyped = Object.keys(initial).some((name) => name !== chooser && values[name] !== baseline[name]);
  const isDirty = isTyped || isUnsaved || hasMore;
  const wish = useWish(draftOptions?.wish);
  const draft = useDraft(
    draftOptions?.kind ?? noDraft,
    draftOptions && isDirty ? draftOptions.content(values) : null,
    { wish: wish.key },
  );
  useUnsaved(isDirty);

  function noteChange(name: keyof Values & string) {
    messages.change(name);
    rules[name]?.onChange?.(current()[name]);
  }

  function putIn(next: Values, untouched: Values) {
    put(next);
    setBaseline(untouched);
    setIsUnsaved(false);
    messages.clear();
  }

  /** The props shared by all kinds of controls. */
  function wiring(name: keyof Values & string) {
    return {
      name,
      ref: (element: HTMLElement | null) => controls.attach(name, element),
      onBlur: () => messages.leave(name),
      error: messages.errorOf(name),
    };
  }

  function isWrong(name: keyof Values & string, now: Values): boolean {
    return rules[name]?.validate?.(now[name], now) !== undefined;
  }

  function type(name: keyof Values & string, value: string | boolean) {
    put({ [name]: value });
    noteChange(name);
  }

  return {
    values,
    /** Something was typed, or is unsaved for another reason. */
    isDirty,
    /** Names what the form saves, until it continues with other values. */
    wish,
    /** Name of the draft, for another draft that belongs to it. */
    draftForm: draft.form,
    /** Removes the draft after the form was saved or discarded. */
    forgetDraft: draft.forget,
    /** Closes the form without what is typed. */
    closing: (close: () => void) => () => {
      draft.forget();
      close();
    },

    /** Value, name, ref and handlers of a native control, and its message. Only fields on the screen are checked. */
    field: (name: keyof Values & string) => ({
      ...wiring(name),
      ...shownOf(values[name]),
      onChange: ({ currentTarget }: ChangeEvent<NativeControl>) => type(name, valueIn(currentTarget)),
    }),

    /** The same for a field whose control shows other text than its value, such as a date. */
    valueField: (name: TextName<Values>) => ({
      ...wiring(name),
      value: String(values[name]),
      onValue: (text: string) => type(name, text),
    }),

    /** Sets the value of a field; this counts as typed. */
    setValue: <Name extends keyof Values & string>(name: Name, value: Values[Name]) => put({ [name]: value }),

    /** Sets the values of several fields. */
    setValues: (next: Partial<Values>) => put(next),

    /** The values, or null if a field is wrong: then all messages show, and the first wrong field gets the focus. */
    submit: async (): Promise<Values | null> => {
      focusedAtSubmit.current = document.activeElement;
      messages.submit();
      const now = current();
      const wrong = controls.onScreen().find((name) => isWrong(name, now));
      if (wrong === undefined) return Promise.resolve(now);
      controls.focus(wrong);
      return Promise.resolve(null);
    },

    /** Sets other values; they count as untouched. */
    reset: (next: Values) => {
      wish.renew();
      putIn(next, next);
    },

    /** After somebody else has saved: the stored values now count as untouched, and what differs from them as typed. */
    rebase: (stored: Values, typed: Values) => putIn(typed, stored),

    /** Whether something was typed after these values were submitted. */
    hasChangedSince: (submitted: Values) => changedSince(submitted, current()).length > 0,

    /**
     * Continues with other values once `submitted` are saved. What was typed since then stays and counts as unsaved;
     * the focus stays where the user has moved it in the meantime.
     */
    goOn: (submitted: Values, next: Values, { focus }: GoOnOptions<Values> = {}) => {
      const now = current();
      const typed = changedSince(submitted, now);
      const kept = Object.fromEntries(typed.map((name) => [name, now[name]]));
      wish.renew();
      putIn({ ...next, ...kept }, next);
      const { activeElement } = document;
      const isFocusFree = activeElement === focusedAtSubmit.current || activeElement === document.body;
      if (focus !== undefined && typed.length === 0 && isFocusFree) controls.focus(focus);
    },

    /** Shows that the service refused some fields; the reasons stay for as long as those values do. */
    refuse: (problems: { readonly [Name in keyof Values]?: Problem }, submitted: Values) => {
      const entries = Object.entries<Problem | undefined>(problems).flatMap(([name, problem]) =>
        problem === undefined ? [] : [[name, problem] as const],
      );
      messages.refuse(entries, submitted);
      const first = Object.keys(initial).find((name) => entries.some(([wrong]) => wrong === name));
      if (first !== undefined) controls.focus(first);
    },

    focus: (name: keyof Values & string) => controls.focus(name),
  };
}

function changedSince(submitted: FieldValues, now: FieldValues): string[] {
  return Object.keys(submitted).filter((name) => now[name] !== submitted[name]);
}

/** The controls of a form that are on the screen, by name. */
function useControls() {
  const elements = useRef(new Map<string, HTMLElement>());
  return {
    attach: (name: string, element: HTMLElement | null) => {
      if (element) elements.current.set(name, element);
      else elements.current.delete(name);
    },
    focus: (name: string) => elements.current.get(name)?.focus(),
    /** Their names, in the order on the screen. */
    onScreen: (): readonly string[] =>
      [...elements.current]
        .toSorted(([, one], [, other]) =>
          one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
        )
        .map(([name]) => name),
  };
}
