import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { flushSync } from 'react-dom';
import eraser from 'bootstrap-icons/icons/eraser.svg?icon';
import { isPlain } from '@/shared/ui/keys/keyPress';
import { useDocumentKey } from '@/shared/ui/keys/useDocumentKey';
import { Icon } from '@/shared/ui/buttons/Icon';
import { Segmented } from '@/shared/ui/buttons/Segmented';
import { TextField } from '@/shared/ui/fields/TextField';
import { PEN, SignaturePad } from './SignaturePad';
import { SCRIPT_FACES, type SignatureInTheMaking } from './useSignature';
import classes from './signatureWays.module.scss';

interface SignatureNoteProps {
  readonly signature: SignatureInTheMaking;
  /** What to do, for each way of signing; after a draft was restored; after the signature was captured. */
  readonly hints: Readonly<Record<'draw' | 'type' | 'restored' | 'captured', string>>;
}

/** A hint at the next step: draw or type, capture, save. */
export function SignatureNote({ signature, hints }: SignatureNoteProps) {
  const { t } = useTranslation('signature');
  const { way, image, isMissing, isRestored } = signature;
  const pending = isRestored ? 'restored' : way;
  return (
    <output className={classes.note}>
      {isMissing ? (
        <b className="text-medium text-danger">{t(`missing.${way}`)}</b>
      ) : (
        hints[image === null ? pending : 'captured']
      )}
    </output>
  );
}

/**
 * Typing a letter while the pad is empty switches to the typed name and starts it, for users with a keyboard but no
 * pen.
 */
export function useTypedName({ pad, way, choose, type }: SignatureInTheMaking): void {
  useDocumentKey((event) => {
    const isLetter = /^\p{L}$/u.test(event.key) && (isPlain(event) || event.shiftKey) && !event.ctrlKey;
    if (!isLetter || event.altKey || event.metaKey || event.defaultPrevented) return;
    if (way !== 'draw' || pad.current?.isEmpty() !== true) return;
    event.preventDefault();
    flushSync(() => {
      choose('type');
      type(event.key);
    });
    document.querySelector<HTMLElement>('.modal.show input[autocomplete="name"]')?.focus();
  });
}

interface SignatureWaysProps {
  readonly signature: SignatureInTheMaking;
  /** Whether the dialog has a field for the name itself, whichever way is chosen. */
  readonly hasNameField?: boolean;
}

/** The two ways of signing: drawing on the pad, or typing the name. */
export function SignatureWays({ signature, hasNameField = false }: SignatureWaysProps) {
  const { t } = useTranslation('signature');
  const { pad, way, name, typedNote } = signature;
  return (
    <>
      <Segmented
        label={t('way')}
        value={way}
        options={[
          { value: 'draw', label: t('draw') },
          { value: 'type', label: t('type') },
        ]}
        onChange={signature.choose}
      />
      {/* Hidden instead of unmounted, so that the drawing is kept. */}
      <div className={clsx(classes.paper, classes.pad)} hidden={way !== 'draw'}>
        <SignaturePad
          ref={pad}
          label={t('pad')}
          onStroke={signature.beginStroke}
          onStrokeEnd={signature.endStroke}
        />
        <svg viewBox="0 0 500 200" aria-hidden="true">
          <path className={classes.line} d="M36 152h428" />
          <path className={classes.cross} d="m36 136 9 9m0-9-9 9" />
        </svg>
        <button className={clsx('btn btn-sm', classes.clear)} type="button" onClick={signature.clear}>
          <Icon of={eraser} />
          {t('clear')}
        </button>
      </div>
      {way === 'type' && (
        <div className="mt-3">
          {!hasNameField && (
            <TextField
              label={t('name')}
              autoComplete="name"
              value={name}
              onChange={(event) => signature.type(event.target.value)}
            />
          )}
          <div
            className={clsx(classes.paper, classes.typed)}
            lang={typedNote.language}
            aria-hidden="true"
            style={{ color: PEN }}
          >
            <span className={classes.typedName} style={{ fontFamily: SCRIPT_FACES }}>
              {name}
            </span>
            <small className={classes.typedNote}>{typedNote.text}</small>
          </div>
        </div>
      )}
    </>
  );
}
