import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Id } from '@/domain/id';
import { type Begun, type DraftKind, findDraft } from '../drafts/draftKind';
import type { UserDrafts } from '../drafts/draftMemory';
import type { FieldValues, Rules, TextName } from '../forms/rules';
import { useAppForm } from '../forms/useAppForm';
import type { EditOutcome } from '../forms/useSaving';
import { type EditEnd, type EditedKind, type EditWords, useEdit } from './useEdit';

/** The stored content when the edit began or when it was last read, and how the fields showed it then. */
interface EditBase<Content, Values> {
  readonly content: Content;
  readonly shown: Values;
}

/** A form and the thing that it edits. */
interface EditFormOptions<Content, Values, Problem> {
  readonly kind: EditedKind<Content>;
  readonly words: EditWords<Content>;
  /** Null for something new, which `create` saves. */
  readonly id: Id | null;
  /** @param wish names the wish of the form */
  readonly create?: (content: Content, wish: string) => Promise<EditEnd<Content>>;
  /** The content that the service has now. */
  readonly stored: Content;
  /** Content and field values of a draft that is continued. */
  readonly draft: {
    readonly base: Content;
    readonly values: Values;
    readonly wish?: string | undefined;
  } | null;
  /** See `useAppForm`. */
  readonly figures?: readonly TextName<Values>[];
  /** The field values of stored content. */
  readonly valuesOf: (content: Content) => Values;
  /**
   * The content with the typed values applied; a field that still shows what it began with is unchanged. Missing if the
   * fields have the names of the content.
   */
  readonly contentWith?: (base: EditBase<Content, Values>, values: Values) => Content;
  readonly rulesOf: (shown: Values) => Rules<Values, Problem>;
  readonly messageOf: (problem: Problem) => string;
  /** Keeps what is typed as a draft. */
  readonly keep?: {
    readonly kind: DraftKind<unknown>;
    readonly content: (values: Values, base: EditBase<Content, Values>) => unknown;
  };
  /** Something besides the fields was changed. */
  readonly hasMore?: boolean;
}

/** The options that a section of a thing gives: what is edited is the thing's, and it exists. */
export type SectionFormOptions<Content, Values, Problem> = Omit<
  EditFormOptions<Content, Values, Problem>,
  'kind' | 'words' | 'id' | 'stored' | 'create'
>;

/**
 * The form of something that is stored: its fields, its draft, and saving. What others save in the meantime follows into
 * the fields while nothing was typed, is merged when the form is saved, and is asked about where both changed the same.
 * Values typed during a save stay, as another change.
 */
export function useEditForm<Content extends object, Values extends FieldValues, Problem extends string>(
  options: EditFormOptions<Content, Values, Problem>,
) {
  const { kind, words, id, create, stored, draft, keep, valuesOf, contentWith = withTyped } = options;
  const baseOf = (content: Content): EditBase<Content, Values> => ({ content, shown: valuesOf(content) });
  const [base, setBase] = useState(() => baseOf(draft?.base ?? stored));
  const edit = useEdit(kind, words);
  const form = useAppForm<Values, Problem>({
    initial: draft?.values ?? base.shown,
    isUnsaved: draft !== null,
    hasMore: options.hasMore ?? false,
    rules: options.rulesOf(base.shown),
    figures: options.figures ?? [],
    messageOf: options.messageOf,
    ...(keep && {
      draft: { kind: keep.kind, content: (values) => keep.content(values, base), wish: draft?.wish },
    }),
  });

  function showStored() {
    setBase(baseOf(stored));
    form.reset(valuesOf(stored));
  }

  useOnChange(JSON.stringify(stored), () => {
    if (!form.isDirty) showStored();
  });

  /** @param onSend called right before the first request */
  async function save(onSend?: () => void): Promise<EditOutcome> {
    const submitted = await form.submit();
    if (!submitted) return { kind: 'invalid' };
    onSend?.();
    let sent = submitted;
    const mine = contentWith(base, submitted);
    const onChosen = (theirs: Content, chosen: Content) => {
      sent = valuesOf(chosen);
      setBase(baseOf(theirs));
      form.rebase(valuesOf(theirs), sent);
    };
    const wish = form.wish.key;
    const end =
      id === null
        ? await create?.(mine, wish)
        : await edit.save({ wish, id, base: base.content, mine }, onChosen);
    if (end?.kind === 'failed') return end;
    if (end?.kind !== 'saved') return { kind: 'invalid' };
    // Something new is always done, or a second press would create it twice.
    const isKept = id !== null && form.hasChangedSince(sent);
    setBase(baseOf(end.values));
    form.goOn(sent, valuesOf(end.values));
    if (isKept) return { kind: 'kept' };
    form.forgetDraft();
    return { kind: 'saved' };
  }

  return {
    form,
    /** The stored content when the edit began. */
    base: base.content,
    /** The same with what is typed now. */
    typed: contentWith(base, form.values),
    save,
    /** For `EditConflict`; `save` waits for the answer. */
    question: edit.question,
    /** Discards what was typed. */
    discard: () => {
      form.forgetDraft();
      showStored();
    },
  };
}

/** The content with the typed values in it; surrounding blanks of changed texts are removed. */
function withTyped<Content extends object>(
  { content, shown }: EditBase<Content, FieldValues>,
  values: FieldValues,
): Content {
  const typed = Object.entries(values).filter(([name, value]) => value !== shown[name]);
  const tidy = typed.map(([name, value]) => [name, typeof value === 'string' ? value.trim() : value]);
  return { ...content, ...Object.fromEntries(tidy) };
}

/** Calls a function when a text differs from that of the last render. */
function useOnChange(text: string, onChange: () => void): void {
  const last = useRef(text);
  const handleChange = useEffectEvent(onChange);
  useEffect(() => {
    if (last.current === text) return;
    last.current = text;
    handleChange();
  }, [text]);
}

/**
 * The draft with which the edit of a section begins: what was typed there before and not saved, once the user continues
 * it.
 *
 * @param kind the drafts of this section of this thing
 */
export function useSectionDraft<Content extends object>(kind: DraftKind<Content>) {
  const [find] = useState(() => async (drafts: UserDrafts) => findDraft(drafts, kind));
  const [draft, setDraft] = useState<Begun<Content> | null>(null);
  return {
    draft,
    /** Key of the section's editor, which starts anew with the draft. */
    key: draft === null ? 'stored' : 'draft',
    /** For `DraftNotice`. */
    notice: { find, isBusy: draft !== null, onContinue: setDraft },
  };
}
