import { useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { Language } from '@/domain/language';
import { type Side, type PaperSignature, SIDES } from '@/domain/service-records/serviceRecord';
import { useSaving } from '@/shared/forms/useSaving';
import { Dialog } from '@/shared/ui/dialog/Dialog';
import { SideFields } from './SideFields';
import { useSigning } from './useSigning';
import classes from './signingDialog.module.scss';

/** What is signed, in words. */
interface SignedWords {
  readonly number: string;
  readonly hours: string;
  /** Customer and period, for us. */
  readonly about: string;
  /** Period, projects with their hours, and people, for the customer. */
  readonly details: string;
}

interface SigningDialogProps {
  readonly words: SignedWords;
  /** The names of the two sides. */
  readonly names: Readonly<Record<Side, string>>;
  /** The name of the person who signs for us. */
  readonly own: string;
  /** Names the drafts: it must be of these rows alone. */
  readonly draft: string;
  /** The language of the record. */
  readonly language: Language;
  /** The sides that have not signed yet. */
  readonly sides: readonly Side[];
  /** The people who signed for this customer before. */
  readonly earlier: readonly string[];
  readonly onPages: () => void;
  /** Makes the record; answers whether that worked. */
  readonly onSave: (signatures: readonly PaperSignature[]) => Promise<boolean>;
  readonly onClose: () => void;
}

/** Both sides sign on one device: first we, then the customer. What is drawn and typed stays a draft until it is saved. */
export function SigningDialog(props: SigningDialogProps) {
  const { words, names, own, draft, language, sides, earlier, onPages, onSave, onClose } = props;
  const { t } = useTranslation(['serviceRecords', 'common']);
  const [side, setSide] = useState<Side>(sides[0] ?? 'customer');
  const [ours, setOurs] = useState<PaperSignature | null>(null);
  const company = useSigning({ part: `${draft}-company`, name: own, language });
  const customer = useSigning({ part: `${draft}-customer`, name: '', language });
  const { isSaving, run, closeLater, isSent } = useSaving();
  const isOurs = side === 'company';
  const hasNext = isOurs && sides.includes('customer');

  function close() {
    company.signature.forget();
    customer.signature.forget();
    onClose();
  }

  const save = (signatures: readonly (PaperSignature | null)[]) =>
    run(async (onSend) => {
      onSend();
      const isMade = await onSave(signatures.filter((one) => one !== null));
      return isMade ? { kind: 'saved', finish: close } : { kind: 'invalid' };
    }, 'close');

  async function handlePrimary() {
    const made = await (isOurs ? company : customer).make(side);
    if (!made) return;
    if (!hasNext) {
      await save(isOurs ? [made] : [ours, made]);
      return;
    }
    goTo(made, 'customer');
  }

  function goTo(made: PaperSignature | null, next: Side) {
    setOurs(made);
    flushSync(() => setSide(next));
    // What stands on the screen is for somebody else now.
    document.querySelector<HTMLElement>('.modal.show [data-side]:not([hidden]) input')?.focus();
  }

  return (
    <Dialog
      title={t(`serviceRecords:sign.${side}`)}
      subtitle={
        sides.length === SIDES.length
          ? t('serviceRecords:sign.step', { step: isOurs ? 1 : 2, side: names[side] })
          : names[side]
      }
      dirty={company.signature.isDirty || customer.signature.isDirty}
      isBusy={isSent}
      onCloseLater={closeLater}
      onClose={close}
      footer={
        <SigningButtons
          {...{ hasNext, isSaving }}
          hasBack={!isOurs && sides.includes('company')}
          onSkip={() => goTo(null, 'customer')}
          onBack={() => goTo(ours, 'company')}
          onPaper={() => void save([ours])}
          onPrimary={() => void handlePrimary()}
        />
      }
    >
      <About
        hours={words.hours}
        text={isOurs ? words.about : words.details}
        number={isOurs ? words.number : ''}
        onPages={onPages}
      />
      <SideFields signing={company} isShown={isOurs} earlier={[]} />
      <SideFields signing={customer} isShown={!isOurs} earlier={earlier} />
    </Dialog>
  );
}

interface AboutProps {
  readonly hours: string;
  readonly text: string;
  /** Empty for the customer. */
  readonly number: string;
  readonly onPages: () => void;
}

/** What is signed. */
function About({ hours, text, number, onPages }: AboutProps) {
  const { t } = useTranslation('serviceRecords');
  return (
    <div className={classes.about}>
      <b className="figures">{t('sign.hours', { hours })}</b>
      <span className="text-secondary text-small">
        {text} {number !== '' && <span className="one-line">· {number}</span>}
      </span>
      <button type="button" className="tw-link" onClick={onPages}>
        {t('sign.pages')}
      </button>
    </div>
  );
}

interface SigningButtonsProps {
  /** The customer signs next. */
  readonly hasNext: boolean;
  /** We signed before. */
  readonly hasBack: boolean;
  readonly isSaving: boolean;
  readonly onSkip: () => void;
  readonly onBack: () => void;
  readonly onPaper: () => void;
  readonly onPrimary: () => void;
}

function SigningButtons(props: SigningButtonsProps) {
  const { hasNext, hasBack, isSaving, onSkip, onBack, onPaper, onPrimary } = props;
  const { t } = useTranslation('serviceRecords');
  return (
    <>
      {hasNext && (
        <button type="button" className="btn btn-quiet" onClick={onSkip}>
          {t('sign.skip')}
        </button>
      )}
      {hasBack && (
        <>
          <button type="button" className="btn btn-quiet" onClick={onBack}>
            {t('sign.back')}
          </button>
          <button type="button" className="btn btn-quiet" aria-disabled={isSaving} onClick={onPaper}>
            {t('sign.paper')}
          </button>
        </>
      )}
      <button
        type="button"
        className="btn btn-primary"
        aria-keyshortcuts="Control+Enter Meta+Enter"
        aria-disabled={isSaving}
        onClick={onPrimary}
      >
        {t(hasNext ? 'sign.toCustomer' : 'sign.save')}
      </button>
    </>
  );
}
