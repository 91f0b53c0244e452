import type { ReactElement } from 'react';

/** An icon as `import trash from 'bootstrap-icons/icons/trash3.svg?icon'` gives it. */
export type IconShapes = ReactElement;

interface IconProps {
  readonly of: IconShapes;
  readonly className?: string;
}

/**
 * One icon of bootstrap-icons in the size and colour of the text around it. It is never read aloud: the words
 * beside it, or the name of its button, say what it means.
 */
export function Icon({ of, className }: IconProps) {
  return (
    <svg className={className ? `bi ${className}` : 'bi'} viewBox="0 0 16 16" aria-hidden="true">
      {of}
    </svg>
  );
}
