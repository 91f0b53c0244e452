import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import classes from './profilePart.module.scss';

/** The frame of a part of a profile, around an editable section or around what is always in edit mode. */
export function PartFrame({ children }: { readonly children: ReactNode }) {
  return <div className={classes.part}>{children}</div>;
}

/** The content of an editable section, beside its title and hint. */
export function PartContent({ children }: { readonly children: ReactNode }) {
  return <div className={classes.content}>{children}</div>;
}

interface ProfilePartProps {
  readonly title: ReactNode;
  readonly hint?: string;
  readonly children: ReactNode;
}

/**
 * A part of a profile that is always in edit mode. Its section has no name, because that of its only field may be the
 * same: a label is to lead to one field.
 */
export function ProfilePart({ title, hint, children }: ProfilePartProps) {
  return (
    <PartFrame>
      <section>
        <h2>{title}</h2>
        {hint !== undefined && <p>{hint}</p>}
        <div className={clsx(classes.content, classes.isWhole)}>{children}</div>
      </section>
    </PartFrame>
  );
}

/** Loading state of a part, whose title is a grey line. */
export function ProfilePartSkeleton({ children }: Pick<ProfilePartProps, 'children'>) {
  return <ProfilePart title={<span className="skeleton" style={{ width: '60%' }} />}>{children}</ProfilePart>;
}
