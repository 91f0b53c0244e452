import { startTransition, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { IsoDate } from '@/domain/time/period';
import type { Begun } from '@/shared/drafts/draftKind';
import { useUnsaved } from '@/shared/drafts/useUnsaved';
import { useLanguage } from '@/shared/i18n/useLanguage';
import { useToday } from '@/shared/ui/timing/useClock';
import type { LeavingRow } from '../entry/useRowEditor';
import type { TypedLine } from '../entry/workRecordDraft';

/** Delay before the line is read, in milliseconds, so that each key is painted first and typing stays fast. */
const READ_AFTER_MS = 40;

/** An Enter pressed before the lists were loaded: it is carried out as soon as the line can be read. */
export interface WaitingEnter {
  readonly line: string;
  readonly goesTo: 'service' | 'dialog';
}

/** A line that has a beginning, for one entry of a day. */
export interface BegunLine {
  readonly text: string;
  /** Its day, if the line names none. */
  readonly date: IsoDate;
  /** Receives the function that leaves it, unless something was typed. */
  readonly leaving: LeavingRow;
  readonly onClose: () => void;
}

/** The days and the language of a line, which stay what they were when its typing began, also over midnight. */
export type LineDays = Omit<TypedLine, 'text'>;

export type Line = ReturnType<typeof useLine>;

/** The line as typed, and as the panel has read it, which follows after the key has been painted. */
export function useLine(begun?: BegunLine) {
  const [text, setText] = useState(begun?.text ?? '');
  const [readText, setReadText] = useState(text);
  const [saved, setSaved] = useState('');
  const [isJustSaved, setIsJustSaved] = useState(false);
  const [waiting, setWaiting] = useState<WaitingEnter | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const present: LineDays = { today: useToday(), date: begun?.date, language: useLanguage() };
  const [days, setDays] = useState(present);
  const isTyped = text.trim() !== (begun?.text ?? '').trim();
  if (!isTyped && JSON.stringify(days) !== JSON.stringify(present)) setDays(present);
  /** The line that was sent last, and its wish. */
  const [sent, setSent] = useState<Pick<Begun<TypedLine>, 'text' | 'wish'> | null>(null);
  /** Removes the draft, which the panel keeps. */
  const forget = useRef<(() => void) | null>(null);
  useUnsaved(text !== '');
  const change = (update: (now: string) => string) => {
    setText(update);
    setReadText(update);
  };
  useEffect(() => {
    if (readText === text) return undefined;
    const timer = setTimeout(() => startTransition(() => setReadText(text)), READ_AFTER_MS);
    return () => clearTimeout(timer);
  }, [text, readText]);
  useImperativeHandle(begun?.leaving, () => async () => {
    if (isTyped) input.current?.focus();
    else begun?.onClose();
    return Promise.resolve(!isTyped);
  });
  return {
    input,
    text,
    readText,
    days,
    isTyped,
    forget,
    sent,
    setSent,
    isOpen,
    setIsOpen,
    waiting,
    setWaiting,
    type: (typed: string) => {
      setText(typed);
      setIsJustSaved(false);
      setWaiting(null);
    },
    put: (given: string) => {
      if (given === '') forget.current?.();
      setIsJustSaved(false);
      change(() => given);
      setWaiting(null);
    },
    /** Goes on with a line that was typed before. */
    goOn: ({ text: given, wish, ...from }: Begun<TypedLine>) => {
      change(() => given);
      setDays(from);
      setSent({ text: given, wish });
    },
    /** The line that was saved last. */
    saved,
    /** Whether nothing was typed since. */
    isJustSaved,
    /** Empties the line after saving, unless something else was typed meanwhile. */
    emptyAfter: (line: string) => {
      setSent(null);
      setSaved(line);
      setIsJustSaved(true);
      // The panel would cover the new row; it opens again with the next letter.
      if (input.current?.value === line) setIsOpen(false);
      change((now) => (now === line ? '' : now));
    },
    /** Reads the line now, because a key acts on what is typed. */
    readNow: () => {
      if (readText !== text) flushSync(() => setReadText(text));
    },
  };
}
