import * as v from 'valibot';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Language } from '@/domain/language';
import { draftKind, readDraft } from '@/shared/drafts/draftKind';
import { useDraft } from '@/shared/drafts/useDraft';
import { useExtra, useUser } from '@/shared/store/hooks';
import { PAD, PEN, type SignaturePadHandle, type Stroke } from './SignaturePad';

const figure = v.pipe(v.number(), v.finite());
/** The points of a stroke in pixels of the image, each with its time, because fast strokes are thin. */
const strokeSchema = v.pipe(v.array(v.tuple([figure, figure, figure])), v.minLength(1));

const signatureDraftSchema = v.object({
  way: v.picklist(['draw', 'type']),
  name: v.string(),
  strokes: v.array(strokeSchema),
});

/** An unsaved signature: what was drawn, and the name that was typed. */
type SignatureDraft = v.InferOutput<typeof signatureDraftSchema>;

/** A signature that was drawn or typed and not saved, one for each place where one is given. */
const signatureDrafts = draftKind<SignatureDraft>('signature', signatureDraftSchema);

/** Looks once for the draft of this part. */
function useKeptSignature(part: string, onFound: (kept: SignatureDraft) => void): void {
  const memory = useExtra().drafts;
  const guid = useUser()?.guid;
  const found = useEffectEvent(onFound);

  useEffect(() => {
    if (guid === undefined) return undefined;
    let isCurrent = true;
    async function look(owner: string) {
      const kept = await readDraft(memory.of(owner), signatureDrafts, `${signatureDrafts.name}/${part}`);
      if (isCurrent && kept) found(kept);
    }
    void look(guid);
    return () => {
      isCurrent = false;
    };
  }, [guid, part, memory]);
}

interface SignatureOptions {
  /** What is signed and by whom, which names the draft: `sheet-412`. */
  readonly part: string;
  /** The name to begin with; empty if it is not known who signs. */
  readonly name: string;
  /** The language of the paper, German by default. */
  readonly language?: Language;
}

/**
 * A signature in progress: drawn or typed, then captured as an image. It is kept as a draft until it is saved or
 * discarded, and restored when the same is signed the next time.
 */
export function useSignature({ part, name: firstName, language = 'de' }: SignatureOptions) {
  const pad = useRef<SignaturePadHandle>(null);
  const [ownName] = useState(firstName);
  const [way, setWay] = useState<SignatureDraft['way']>('draw');
  const [name, setName] = useState(ownName);
  const [strokes, setStrokes] = useState<Stroke[]>([]);
  /** The captured image; null until Sign is pressed, and after each change. */
  const [image, setImage] = useState<string | null>(null);
  const [isMissing, setIsMissing] = useState(false);
  const [isRestored, setIsRestored] = useState(false);

  const note = TYPED_NOTES[language];
  const isDirty = strokes.length > 0 || name !== ownName || image !== null;
  const draft = useDraft(signatureDrafts, isDirty ? { way, name, strokes } : null, { partOf: part });

  function restore(kept: SignatureDraft) {
    // The user has already started a new signature.
    if (isDirty || !pad.current?.isEmpty()) return;
    pad.current.draw(kept.strokes);
    setStrokes(kept.strokes);
    setName(kept.name);
    setWay(kept.way);
    setIsRestored(true);
  }

  useKeptSignature(part, restore);
  function changed() {
    setImage(null);
    setIsMissing(false);
    setIsRestored(false);
  }

  return {
    pad,
    /** Whether it is drawn or typed. */
    way,
    name,
    image,
    /** What stands below a typed name. */
    typedNote: { language, text: note },
    isDirty,
    /** Whether Sign was pressed without anything to capture. */
    isMissing,
    /** Whether the signature comes from a draft. */
    isRestored,
    choose: (next: SignatureDraft['way']) => {
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
      const captured =
        way === 'draw' ? (pad.current?.trimmed() ?? '') : await typedSignature(name.trim(), note);
      const next = captured === '' ? null : captured;
      setImage(next);
      return next;
    },
    /** Called when it was saved or discarded. */
    forget: draft.forget,
  };
}

export type SignatureInTheMaking = ReturnType<typeof useSignature>;

/** Declared in `signatureWays.module.scss`; letters that it lacks fall back to a script font of the system. */
const FACE = '600 1px "Dancing Script"';
export const SCRIPT_FACES = '"Dancing Script", cursive';

/** In the language of the paper instead of the app, because it becomes part of the image. */
const TYPED_NOTES = {
  de: 'getippt, nicht von Hand geschrieben',
  en: 'typed, not written by hand',
} as const satisfies Record<Language, string>;

const LARGEST = 96;
const MARGIN = 8;
/** The image is 60 mm wide in the PDF, so this is 8 points there. */
const NOTE = { size: 24, font: '24px sans-serif', color: '#48565a' };

/** Waits for the script font; without it the system's own is used. */
async function loadFace(name: string): Promise<void> {
  await document.fonts?.load(FACE, name).catch(() => []);
}

/**
 * Draws a name in a script font, with a note below that it was typed, so that it cannot be taken for handwriting. The
 * image is as wide as the drawing pad, so that the note has the same size in each report.
 * @returns a PNG data URL; empty if the browser cannot draw
 */
async function typedSignature(name: string, note: string): Promise<string> {
  await loadFace(name);
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) return '';
  const room = PAD.width - 2 * MARGIN;
  const fontOf = (size: number) => `600 ${size}px ${SCRIPT_FACES}`;
  context.font = fontOf(LARGEST);
  const size = Math.min(LARGEST, Math.floor((LARGEST * room) / Math.max(1, context.measureText(name).width)));
  // Script letters reach far above and below the line.
  const nameHeight = Math.ceil(size * 1.4);
  canvas.width = PAD.width;
  canvas.height = Math.min(PAD.height, nameHeight + NOTE.size + 2 * MARGIN);

  // Setting the size of a canvas resets its context.
  context.fillStyle = PEN;
  context.textBaseline = 'alphabetic';
  context.font = fontOf(size);
  context.fillText(name, MARGIN, MARGIN + size, room);
  context.font = NOTE.font;
  context.fillStyle = NOTE.color;
  context.fillText(note, MARGIN, canvas.height - MARGIN, room);
  return canvas.toDataURL('image/png');
}
