import type { UserEvent } from '@testing-library/user-event';

/**
 * Replaces the text of a field at once. Typing letter by letter renders the form for each letter, so only tests about
 * typing itself do that.
 */
export async function fill(user: UserEvent, field: HTMLElement, text: string): Promise<void> {
  // This also focuses the field.
  await user.clear(field);
  await user.paste(text);
}
