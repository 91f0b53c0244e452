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

/** Looks once for what was begun for a sheet. */
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
 * A signature in the making: drawn or typed, then captured as a picture. What was begun is kept as a draft of the sheet
 * until it is saved or thrown away, and stands there again when the sheet is signed the next time.
 */
export function useSignature({ id }: TimeSheet) {
  const user = useAppSelector(selectUser);
  const pad = useRef<SignaturePadHandle>(null);
  const [ownName] = useState(() => (user ? fullName(user) : ''));
  const [way, setWay] = useState<SigningWay>('draw');
  const [name, setName] = useState(ownName);
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  /** The captured image; null until Sign was used, and again after each change. */
  const [image, setImage] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isRestored, setIsRestored] = useState(false);

  const isDirty = strokes.length > 0 || name !== ownName || image !== null;
  const draft = useDraft(signatureDrafts, isDirty ? { way, name, strokes } : null, {
    partOf: signatureForm(id),
  });

  function restore(kept: SignatureDraft) {
    // Somebody was faster and began anew.
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
    /** Sign was pressed, and there is nothing to capture. */
    isMissing,
    /** What stands there was begun before. */
    isRestored,
    choose: (next: SigningWay) => {
      setWay(next);
      changed();
    },
    type: (next: string) => {
      setName(next);
      changed();
    },
    /** A stroke begins: what was captured before no longer is what stands there. */
    beginStroke: changed,
    endStroke: () => setStrokes(pad.current?.strokes() ?? []),
    clear: () => {
      pad.current?.clear();
      setStrokes([]);
      changed();
      // Nothing is left that would replace it.
      if (name === ownName) draft.forget();
    },
    /** Captures what stands there as a picture and answers it; null where nothing does. */
    capture: async (): Promise<string | null> => {
      const isEmpty = way === 'draw' ? (pad.current?.isEmpty() ?? true) : name.trim() === '';
      setIsMissing(isEmpty);
      if (isEmpty) return null;
      const captured = way === 'draw' ? (pad.current?.trimmed() ?? '') : await typedSignature(name.trim());
      const next = captured === '' ? null : captured;
      setImage(next);
      return next;
    },
    /** It was saved or thrown away. */
    forget: draft.forget,
  };
}

export type SignatureInTheMaking = ReturnType<typeof useSignature>;
