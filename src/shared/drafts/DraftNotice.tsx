import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isIsoDate } from '@/domain/time/period';
import { formatDate } from '../i18n/format';
import { useLanguage } from '../i18n/useLanguage';
import { useExtra, useUser } from '../store/hooks';
import { Alert } from '../ui/messages/Alert';
import { forgetDoubts } from './draftStore';
import type { Begun, FoundDraft } from './draftKind';
import type { UserDrafts } from './draftMemory';
import { Button } from '../ui/buttons/Button';

interface DraftNoticeProps<Draft> {
  /** Looks for a draft of the user; must be the same function on each render. */
  readonly find: (drafts: UserDrafts) => Promise<FoundDraft<Draft> | null>;
  /** One sentence that says what was typed and not saved, or, in doubt, what was sent and may have been saved. */
  readonly describe: (draft: Draft, isInDoubt: boolean) => string;
  /** A form is open: what is typed there is not offered as a draft. */
  readonly isBusy: boolean;
  readonly onContinue: (draft: Begun<Draft>) => void;
}

/** Offers what was typed but not saved before a reload, an expired session or an update. */
export function DraftNotice<Draft>({ find, describe, isBusy, onContinue }: DraftNoticeProps<Draft>) {
  const { t } = useTranslation('common');
  const guid = useUser()?.guid;
  const memory = useExtra().drafts;
  const [found, setFound] = useState<FoundDraft<Draft> | null>(null);
  const language = useLanguage();

  useEffect(() => {
    if (guid === undefined || isBusy) return undefined;
    const drafts = memory.of(guid);
    let isCurrent = true;
    const look = async () => {
      const draft = await find(drafts);
      if (isCurrent) setFound(draft);
    };
    const lookAgain = () => void look();
    lookAgain();
    // A form that was left while it was saved forgets its draft when the answer comes.
    drafts.removals.addEventListener('removed', lookAgain);
    return () => {
      isCurrent = false;
      drafts.removals.removeEventListener('removed', lookAgain);
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- what is found is spelled in the language of the app
  }, [find, guid, isBusy, memory, language]);

  if (!found || isBusy || guid === undefined) return null;
  const { draft, remove } = found;

  function handleContinue() {
    setFound(null);
    // The form now keeps a draft of its own, and this one would be offered a second time.
    void remove();
    onContinue(draft);
  }

  async function handleDiscard(user: string) {
    setFound(null);
    await remove();
    if (draft.wish !== undefined) await forgetDoubts(memory.of(user), draft.wish);
  }

  return (
    <Alert>
      <p className="mb-2">{describe(draft, draft.isInDoubt ?? false)}</p>
      <div className="as-flex gap-8">
        <Button size="sm" label={t('discard.keep')} onClick={handleContinue} />
        <Button
          look="ghost"
          size="sm"
          label={t('actions.discard')}
          onClick={() => void handleDiscard(guid)}
        />
      </div>
    </Alert>
  );
}

interface DatedDraftNoticeProps<Draft> extends Omit<DraftNoticeProps<Draft>, 'describe'> {
  /** The texts of the list; they name the day of the entry. */
  readonly texts: 'expenses' | 'workRecords';
}

/** Offers an entry of a day that was typed but not saved (see `DraftNotice`). */
export function DatedDraftNotice<Draft extends { readonly values: { readonly date: string } }>({
  texts,
  ...notice
}: DatedDraftNoticeProps<Draft>) {
  const { t } = useTranslation(texts);
  return (
    <DraftNotice
      {...notice}
      describe={({ values: { date } }, isInDoubt) =>
        t(isInDoubt ? 'draft.inDoubt' : 'draft.text', { date: isIsoDate(date) ? formatDate(date) : date })
      }
    />
  );
}
