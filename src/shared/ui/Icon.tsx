interface IconProps {
  /** The icon's file, imported with `?raw` from `bootstrap-icons/icons`. */
  readonly of: string;
  readonly className?: string;
}

/**
 * The drawing inside an icon's file; its outer element is made anew so that it takes our size and colour. Line breaks
 * go, because they would count as text of a button.
 */
function drawing(file: string): string {
  return file
    .slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'))
    .replaceAll(/>\s+</gu, '><')
    .trim();
}

/**
 * One icon of bootstrap-icons in the size and colour of the text around it. It is never read aloud: the words
 * beside it, or the name of its button, say what it means.
 */
export function Icon({ of, className }: IconProps) {
  return (
    <svg
      className={className ? `bi ${className}` : 'bi'}
      viewBox="0 0 16 16"
      aria-hidden="true"
      // The string is a file of a package we build with, never something a user or the service wrote.
      dangerouslySetInnerHTML={{ __html: drawing(of) }}
    />
  );
}
