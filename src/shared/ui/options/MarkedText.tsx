import { partsOfName } from '@/domain/search/nameParts';

interface MarkedTextProps {
  readonly text: string;
  /** Words that are marked where they stand in it. */
  readonly typed: string;
}

/** A text in which what was typed is marked, whatever its case and accents. */
export function MarkedText({ text, typed }: MarkedTextProps) {
  if (typed.trim() === '') return text;
  return partsOfName(text, typed).map((part, at) =>
    // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
    part.isTyped ? <mark key={at}>{part.text}</mark> : part.text,
  );
}
