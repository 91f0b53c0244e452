import type { QuickSpan } from '@/domain/quick-entry/quickEntry';

interface QuickInkProps {
  readonly text: string;
  readonly spans: readonly QuickSpan[];
}

/** The line once more, unseen, with what is understood underlined. */
export function QuickInk({ text, spans }: QuickInkProps) {
  return (
    <>
      {spans.map(({ part, start, end, isSure }, at) => (
        <span key={part}>
          {text.slice(spans[at - 1]?.end ?? 0, start)}
          <u className={isSure ? undefined : 'maybe'}>{text.slice(start, end)}</u>
        </span>
      ))}
      {text.slice(spans.at(-1)?.end ?? 0)}
    </>
  );
}
