import checkCircle from 'bootstrap-icons/icons/check-circle-fill.svg?icon';
import dash from 'bootstrap-icons/icons/dash-lg.svg?icon';
import slashCircle from 'bootstrap-icons/icons/slash-circle.svg?icon';
import { useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/shared/ui/Icon';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { Alert } from '@/shared/ui/messages/Alert';
import type { FoundMember } from '@/shared/ui/people/useMemberSearch';
import { MailText } from '@/shared/ui/people/MailText';
import { useRefusal } from '../useRefusal';

/** What came of adding one person. */
export type AddResult =
  | { readonly person: FoundMember; readonly kind: 'added' | 'present' }
  | { readonly person: FoundMember; readonly kind: 'failed'; readonly error: unknown };

interface AddResultsProps {
  readonly results: readonly AddResult[];
  /** Name of the customer or project. */
  readonly teamName: string;
  /** Back to the search; who was not added is still chosen there. */
  readonly onMore: () => void;
  readonly onClose: () => void;
}

const looks = {
  added: { icon: checkCircle, className: 'rs ok' },
  present: { icon: dash, className: 'rs t2' },
  failed: { icon: slashCircle, className: 'rs bad' },
} as const;

/** Says for each person whether they were added, and why not (section 8). */
export function AddResults({ results, teamName, onMore, onClose }: AddResultsProps) {
  const { t } = useTranslation('customers');
  const { reasonOf } = useRefusal();
  const done = useRef<HTMLButtonElement>(null);
  const added = results.filter(({ kind }) => kind === 'added').length;
  const refused = new Map<string, string[]>();
  for (const result of results) {
    if (result.kind !== 'failed') continue;
    const reason = reasonOf(result.error);
    refused.set(reason, [...(refused.get(reason) ?? []), result.person.mail]);
  }

  useLayoutEffect(() => done.current?.focus(), []);

  return (
    <Dialog
      title={t('members.outcome', { added, count: results.length })}
      subtitle={teamName}
      cancelLabel={t('members.more')}
      onClose={onMore}
      footer={
        <button type="button" className="btn btn-primary" ref={done} onClick={onClose}>
          {t('members.done')}
        </button>
      }
    >
      <ul className="tw-outcomes">
        {results.map(({ person, kind }) => (
          <li key={person.guid}>
            <span className="ell">
              <MailText of={person.mail} />
            </span>
            <span className={looks[kind].className}>
              <Icon of={looks[kind].icon} />
              {t(`members.results.${kind}`)}
            </span>
          </li>
        ))}
      </ul>
      {[...refused].map(([reason, mails]) => (
        <Alert key={reason} tone="danger">
          <b className="d-block">{reason}</b>
          {t('members.refused', { mails: mails.join(', ') })}
        </Alert>
      ))}
    </Dialog>
  );
}
