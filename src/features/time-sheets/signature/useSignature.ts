import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Id } from '@/domain/id';
import { fullName } from '@/domain/people/person';
import type { TimeSheet } from '@/domain/sheets/timeSheet';
import { useDraft } from '@/shared/drafts/useDraft';
import { selectUser } from '@/shared/session/sessionSlice';
import { useAppSelector, useExtra } from '@/shared/store/hooks';
import type { SignaturePadHandle } from './SignaturePad';
import {
  type SignatureDraft,
  type Stroke,
  readSignatureDraft,
  signatureDrafts,
  signatureForm,
} from './signatureDraft';
import { typedSignature } from './typedSignature';

export type SigningWay = SignatureDraft['way'];

/** Looks once for the draft of a sheet. */
function useKeptSignature(sheetId: Id, onFound: (kept: SignatureDraft) => void): void {
  const memory = useExtra().drafts;
  const guid = useAppSelector(selectUser)?.guid;
  const found = useEffectEvent(onFound);

  useEffect(() => {
    if (guid === undefined) return undefined;
    let isCurrent = true;
    async function look(owner: string) {
      const kept = await readSignatureDraft(memory.of(owner), sheetId);
      if (isCurrent && kept) found(kept);
    }
    void look(guid);
    return () => {
      isCurrent = false;
    };
  }, [guid, sheetId, memory]);
}

/**
 * A signature in progress: drawn or typed, then captured as an image. It is kept as a draft of the sheet until it is
 * saved or discarded, and restored when the sheet is signed the next time.
 */
export function useSignature({ id }: TimeSheet) {
  const user = useAppSelector(selectUser);
  const pad = useRef<SignaturePadHandle>(null);
  const [ownName] = useState(() => (user ? fullName(user) : ''));
  const [way, setWay] = useState<SigningWay>('draw');
  const [name, setName] = useState(ownName);
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  /** The captured image; null until Sign is pressed, and after each change. */
  const [image, setImage] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isRestored, setIsRestored] = useState(false);

  const isDirty = strokes.length > 0 || name !== ownName || image !== null;
  const draft = useDraft(signatureDrafts, isDirty ? { way, name, strokes } : null, {
    partOf: signatureForm(id),
  });

  function restore(kept: SignatureDraft) {
    // The user has already started a new signature.
    if (isDirty || !pad.current?.isEmpty()) return;
    pad.current.draw(kept.strokes);
    setStrokes(kept.strokes);
    setName(kept.name);
    setWay(kept.way);
    setIsRestored(true);
  }

  useKeptSignature(id, restore);

  function changed() {
    setImage(null);
    setIsMissing(false);
    setIsRestored(false);
  }

  return {
    pad,
    way,
    name,
    image,
    isDirty,
    /** Whether Sign was pressed without anything to capture. */
    isMissing,
    /** Whether the signature comes from a draft. */
    isRestored,
    choose: (next: SigningWay) => {
      setWay(next);
      changed();
    },
    type: (next: string) => {
      setName(next);
      changed();
    },
    /** Called when a stroke begins, which makes the captured image outdated. */
    beginStroke: changed,
    endStroke: () => setStrokes(pad.current?.strokes() ?? []),
    clear: () => {
      pad.current?.clear();
      setStrokes([]);
      changed();
      // Nothing is left that would replace the draft.
      if (name === ownName) draft.forget();
    },
    /** Captures the signature as an image and returns it; null if there is none. */
    capture: async (): Promise<string | null> => {
      const isEmpty = way === 'draw' ? (pad.current?.isEmpty() ?? true) : name.trim() === '';
      setIsMissing(isEmpty);
      if (isEmpty) return null;
      const captured = way === 'draw' ? (pad.current?.trimmed() ?? '') : await typedSignature(name.trim());
      const next = captured === '' ? null : captured;
      setImage(next);
      return next;
    },
    /** Called when it was saved or discarded. */
    forget: draft.forget,
  };
}

export type SignatureInTheMaking = ReturnType<typeof useSignature>;
