import type { ReactNode } from 'react';
import { type Employee, displayName } from '@/domain/people/employee';
import { PhoneTitle } from '@/shared/ui/frame/ShellSlots';
import { useDocumentTitle } from '@/shared/ui/frame/useDocumentTitle';
import { PersonAvatar } from '@/shared/ui/people/PersonAvatar';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { WaitingMarkOf } from '@/shared/outbox/WaitingMark';
import { waitingPeople } from '../keptPeople';
import { Cover, CoverSkeleton } from '../Cover';
import { OnlineBadge } from '../OnlineBadge';
import classes from './personHead.module.scss';

interface PersonHeadProps {
  readonly employee: Employee;
  /** The kind of page, shown in the top bar on phones. */
  readonly kind: string;
  readonly tags?: ReactNode;
  /** Shown at the end of the head, but not on phones. */
  readonly actions?: ReactNode;
  /** The control that changes the background. */
  readonly onCover?: ReactNode;
  /** The control that changes the photo. */
  readonly onPhoto?: ReactNode;
}

/** The head of a person's page, which everyone sees: background, photo, name, position and company. */
export function PersonHead({ employee, kind, tags, actions, onCover, onPhoto }: PersonHeadProps) {
  const { id, photo, jobTitle, company } = employee;
  const name = displayName(employee);
  const isPhone = usePhone();
  useDocumentTitle(name);
  return (
    <>
      <Cover guid={id} kind="page">
        {onCover}
      </Cover>
      <div className={classes.head}>
        <div className="relative no-shrink">
          <PersonAvatar guid={id} name={name} photo={photo || undefined} size={isPhone ? 92 : 128} />
          {onPhoto}
        </div>
        <div className={classes.text}>
          <div className={classes.nameAndTags}>
            <h1 className="break-anywhere" tabIndex={-1} dir="auto">
              {name}
            </h1>
            <OnlineBadge guid={id} />
            {tags}
            <WaitingMarkOf kept={waitingPeople.kept} id={id} />
          </div>
          <p className={classes.position}>{[jobTitle, company].filter(Boolean).join(' · ')}</p>
        </div>
        {Boolean(actions) && <div className="no-phone as-flex gap-8">{actions}</div>}
      </div>
      <PhoneTitle>{kind}</PhoneTitle>
    </>
  );
}

/** Loading state of the head, at its final height. */
export function PersonSkeleton() {
  return (
    <div className="is-skeleton" aria-hidden="true">
      <CoverSkeleton kind="page" />
      <div className={classes.head}>
        <span className="tw-avatar on-press" style={{ '--s': 'var(--photo)' }} />
        <div className={classes.text}>
          <span className="skeleton" style={{ width: '32%' }} />
          <span className="skeleton" style={{ width: '48%' }} />
        </div>
      </div>
      <div className="tw-detail with-aside">
        {[62, 44].map((width) => (
          <div key={width}>
            <span className="skeleton" style={{ width: `${width}%` }} />
            <span className="skeleton" style={{ width: `${width - 12}%` }} />
          </div>
        ))}
      </div>
    </div>
  );
}
