import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { useErrorText } from '@/shared/api/useErrorText';
import { errorNotice } from '@/shared/notices/noticesSlice';
import { useAppDispatch } from '@/shared/store/hooks';
import { useIsOpen } from '@/shared/ui/window/useIsOpen';
import { isWindowLeft } from '@/shared/ui/window/usePressElsewhere';
import { FieldError } from '@/shared/ui/fields/Field';
import classes from './inlineName.module.scss';
import { useButtonFocus } from '../focus';

interface InlineNameProps {
  /** Accessible name of the field, such as "Rename: Ideas". */
  readonly label: string;
  readonly value: string;
  /** Shown while the name is not edited, if it is not the whole value. */
  readonly shown?: string;
  /** Help below the field. */
  readonly hint?: string;
  /**
   * Saves a changed name; resolves to the error, or undefined if it was saved.
   *
   * @param before the name when the edit began; after a failure the present one, which has been shown since
   */
  readonly onSave: (name: string, before: string) => Promise<unknown>;
}

/**
 * A name that is edited by a click on it: Enter or a click outside saves it, Escape or an empty field
 * cancels. If the service refuses, the typed text stays.
 */
export function InlineName({ label, value, shown = value, hint, onSave }: InlineNameProps) {
  const [typed, setTyped] = useState<string | null>(null);
  const [before, setBefore] = useState<string | null>(null);
  const button = useButtonFocus(typed !== null);
  return typed === null ? (
    <button
      ref={button}
      type="button"
      className={classes.button}
      title={label}
      onClick={() => {
        setTyped(value);
        setBefore(value);
      }}
    >
      {shown}
    </button>
  ) : (
    <NameInput
      label={label}
      text={typed}
      hint={hint}
      onText={setTyped}
      onCancel={() => setTyped(null)}
      onSave={async (name) => {
        const error = name === value ? undefined : await onSave(name, before ?? value);
        setBefore(null);
        // What was typed while it was saved stays.
        if (error === undefined) setTyped((now) => (now?.trim() === name ? null : now));
        return error;
      }}
    />
  );
}

interface NameInputProps {
  readonly label: string;
  readonly text: string;
  readonly hint?: string | undefined;
  readonly onText: (text: string) => void;
  readonly onCancel: () => void;
  readonly onSave: (name: string) => Promise<unknown>;
}

/** Selects a name when its field comes, and not again when its window gets the focus back. */
const selectAll = (input: HTMLInputElement | null) => input?.select();

/** The input, which is also used to name new buckets. */
export function NameInput({ label, text, hint, onText, onCancel, onSave }: NameInputProps) {
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const isOpen = useIsOpen();
  const noteId = useId();
  const hintId = useId();
  const [failure, setFailure] = useState<unknown>(null);
  const notes = clsx(failure !== null && noteId, hint !== undefined && hintId);
  // A ref, not state: Enter is followed at once by a blur, and both must count as one save.
  const isDone = useRef(false);

  async function save() {
    if (isDone.current) return;
    isDone.current = true;
    const name = text.trim();
    if (name === '') {
      onCancel();
      return;
    }
    const error = await onSave(name);
    isDone.current = false;
    if (isOpen()) setFailure(error ?? null);
    else if (error !== undefined) dispatch(errorNotice(`${label}: ${errorText(error)}`));
  }

  function handleKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      void save();
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      isDone.current = true;
      onCancel();
    }
  }

  return (
    <div className={classes.field}>
      <input
        ref={selectAll}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the user clicked in order to type here
        autoFocus
        className="form-control"
        aria-label={label}
        aria-invalid={failure === null ? undefined : true}
        aria-describedby={notes || undefined}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={handleKeyDown}
        onBlur={(event) => {
          if (!isWindowLeft(event)) void save();
        }}
      />
      {failure !== null && <FieldError id={noteId}>{errorText(failure)}</FieldError>}
      {hint !== undefined && (
        <p id={hintId} className={classes.hint}>
          {hint}
        </p>
      )}
    </div>
  );
}
