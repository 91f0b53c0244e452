/**
 * The sign-in form in `index.html`, which stands there before the app does and takes typing already. It is looked for
 * at once, because a redirect to the sign-in screen takes it off the page before that screen is drawn.
 */
const form = document.querySelector<HTMLFormElement>('#o-form');

/** What was typed into one of its fields, until `endOutline`. */
export function typedEarly(field: 'email' | 'password'): string {
  return form?.querySelector<HTMLInputElement>(`[type=${field}]`)?.value ?? '';
}

/**
 * Ends its part: the sign-in screen is there, and what was typed must not come back with its next visit.
 *
 * @returns which field had the focus last, and whether the form was sent
 */
export function endOutline(): { at?: string | undefined; isSent?: boolean } {
  if (!form) return {};
  const { at, sent } = form.dataset;
  form.reset();
  delete form.dataset['at'];
  delete form.dataset['sent'];
  return { at, isSent: sent !== undefined };
}
