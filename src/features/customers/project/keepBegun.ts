interface Resettable<Values> {
  readonly reset: (values: Values) => void;
  readonly rebase: (stored: Values, typed: Values) => void;
  readonly goOn: (submitted: Values, next: Values) => void;
}

/** The ways in which a form begins anew, which also note with what it began: a draft keeps that, too. */
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
