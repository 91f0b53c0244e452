import { useTranslation } from 'react-i18next';
import { SignatureNote, SignatureWays } from '@/shared/signature/SignatureWays';
import { TextField } from '@/shared/ui/fields/TextField';
import type { Signing } from './useSigning';
import { Button } from '@/shared/ui/buttons/Button';
import classes from './recordSigning.module.scss';

interface SideFieldsProps {
  readonly signing: Signing;
  /** Hidden instead of unmounted, so that the drawing is kept. */
  readonly isShown: boolean;
  readonly earlier: readonly string[];
}

/** The name and the pad of a side. */
export function SideFields({ signing, isShown, earlier }: SideFieldsProps) {
  const { t } = useTranslation('serviceRecords');
  const { signature, isOurs, isNameMissing } = signing;
  const hint = t(isOurs ? 'sign.hint' : 'sign.note');
  return (
    <div className={classes.side} hidden={!isShown} data-side>
      <div>
        <TextField
          label={t(isOurs ? 'sign.name' : 'sign.block')}
          required
          autoComplete={isOurs ? 'name' : 'off'}
          value={signature.name}
          error={isNameMissing && t('sign.nameMissing')}
          onChange={(event) => signature.type(event.target.value)}
        />
        {earlier.length > 0 && (
          <p className="row wrap text-small">
            <span className="text-faint">{t('sign.earlier')}</span>
            {earlier.map((name) => (
              <Button key={name} look="link" label={name} onClick={() => signature.type(name)} />
            ))}
          </p>
        )}
      </div>
      <SignatureWays signature={signature} hasNameField />
      <SignatureNote
        signature={signature}
        hints={{ draw: hint, type: hint, restored: t('sign.restored'), captured: hint }}
      />
    </div>
  );
}
