/** A text whose parts between `<b>` and `</b>` are shown in bold. */
export function StrongText({ text }: { readonly text: string }) {
  return text.split(/<\/?b>/u).map((part, at) =>
    at % 2 === 1 ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text have no other name
      <b key={at}>{part}</b>
    ) : (
      part
    ),
  );
}
