import eraser from 'bootstrap-icons/icons/eraser.svg?icon';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/shared/ui/Icon';
import { Segmented } from '@/shared/ui/Segmented';
import { TextField } from '@/shared/ui/fields/TextField';
import { PEN, SignaturePad } from './SignaturePad';
import { SCRIPT_FACES, TYPED_NOTE } from './typedSignature';
import type { SignatureInTheMaking } from './useSignature';

interface SignatureWaysProps {
  readonly signature: SignatureInTheMaking;
}

/** The two ways of signing: the pad to draw on, and the name for those who cannot. */
export function SignatureWays({ signature }: SignatureWaysProps) {
  const { t } = useTranslation('timeSheets');
  const { pad, way, name } = signature;
  return (
    <>
      <Segmented
        label={t('sign.way')}
        value={way}
        options={[
          { value: 'draw', label: t('sign.draw') },
          { value: 'type', label: t('sign.type') },
        ]}
        onChange={signature.choose}
      />
      {/* Hidden and not gone: what was drawn is still there when somebody comes back to it. */}
      <div className="tw-pad" hidden={way !== 'draw'}>
        <SignaturePad
          ref={pad}
          label={t('sign.pad')}
          onStroke={signature.beginStroke}
          onStrokeEnd={signature.endStroke}
        />
        <svg viewBox="0 0 500 200" aria-hidden="true">
          <path className="base" d="M36 152h428" />
          <path className="mark" d="m36 136 9 9m0-9-9 9" />
        </svg>
        <button className="btn btn-sm clear" type="button" onClick={signature.clear}>
          <Icon of={eraser} />
          {t('sign.clear')}
        </button>
      </div>
      {way === 'type' && (
        <div className="mt-3">
          <TextField
            label={t('fields.name')}
            autoComplete="name"
            value={name}
            onChange={(event) => signature.type(event.target.value)}
          />
          <div className="tw-pad typed" lang="de" aria-hidden="true" style={{ color: PEN }}>
            <span style={{ fontFamily: SCRIPT_FACES }}>{name}</span>
            <small>{TYPED_NOTE}</small>
          </div>
        </div>
      )}
    </>
  );
}
