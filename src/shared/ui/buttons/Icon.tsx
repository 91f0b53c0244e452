import type { ReactElement } from 'react';

/** An icon as imported by `import trash from 'bootstrap-icons/icons/trash3.svg?icon'`. */
export type IconShapes = ReactElement;

interface IconProps {
  readonly of: IconShapes;
  readonly className?: string;
}

/**
 * An icon of bootstrap-icons in the size and colour of the surrounding text. Screen readers skip it, because the text
 * beside it, or the name of its button, says what it means.
 */
export function Icon({ of, className }: IconProps) {
  return (
    <svg className={className ? `bi ${className}` : 'bi'} viewBox="0 0 16 16" aria-hidden="true">
      {of}
    </svg>
  );
}
