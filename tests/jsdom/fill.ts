import type { UserEvent } from '@testing-library/user-event';

/**
 * Puts a text into a field at once, in place of what stands there. Typing letter by letter renders the form for each of
 * them: it is for tests of what happens while somebody types.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  // Which focuses the field, too.
  await user.clear(field);
  await user.paste(text);
}
