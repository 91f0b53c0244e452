interface Resettable<Values> {
  readonly reset: (values: Values) => void;
  readonly rebase: (stored: Values, typed: Values) => void;
  readonly goOn: (submitted: Values, next: Values) => void;
}

/** Wraps the form's resets so that they also record the values the edit began with, which drafts need. */
export function keepBegun<Values>(
  form: Resettable<Values>,
  setBegun: (values: Values) => void,
): Resettable<Values> {
  return {
    reset: (values) => {
      setBegun(values);
      form.reset(values);
    },
    rebase: (stored, typed) => {
      setBegun(stored);
      form.rebase(stored, typed);
    },
    goOn: (submitted, next) => {
      setBegun(next);
      form.goOn(submitted, next);
    },
  };
}
