import { partsOfName } from '@/domain/find/nameParts';

interface MarkedTextProps {
  readonly text: string;
  /** The words to mark in the text. */
  readonly typed: string;
}

/** A text with the typed words marked, however they are spelled. */
export function MarkedText({ text, typed }: MarkedTextProps) {
  if (typed.trim() === '') return text;
  return partsOfName(text, typed).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    part.isTyped ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
