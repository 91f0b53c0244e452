import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog/Dialog';
import './clashDialog.scss';

/** A field of which there are two versions, in words. */
export interface ClashingField {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
}

/** Which version stays, by name of the field. */
export type Choice = Readonly<Record<string, 'mine' | 'theirs'>>;

interface ClashDialogProps {
  readonly fields: readonly ClashingField[];
  /** Saves what was chosen. */
  readonly onChoose: (choice: Choice) => void;
  /** Back to the form, as it was typed. */
  readonly onBack: () => void;
}

/** Two people changed the same fields differently: the user chooses for each which version stays. */
export function ClashDialog({ fields, onChoose, onBack }: ClashDialogProps) {
  const { t } = useTranslation('edit');
  const all = (side: 'mine' | 'theirs'): Choice => Object.fromEntries(fields.map(({ name }) => [name, side]));
  const [choice, setChoice] = useState<Choice>(() => all('mine'));
  return (
    <Dialog
      title={t('clash.title')}
      size="lg"
      cancelLabel={t('clash.back')}
      onClose={onBack}
      footer={
        <>
          <button type="button" className="btn btn-quiet" onClick={() => onChoose(all('theirs'))}>
            {t('clash.allTheirs')}
          </button>
          <button type="button" className="btn btn-primary" onClick={() => onChoose(choice)}>
            {t('clash.choose')}
          </button>
        </>
      }
    >
      <p>{t('clash.text')}</p>
      <div className="tw-clash">
        {fields.map((field) => (
          <fieldset key={field.name}>
            <legend>{field.label}</legend>
            {(['mine', 'theirs'] as const).map((side) => (
              <label key={side} className="form-check">
                <input
                  className="form-check-input"
                  type="radio"
                  name={field.name}
                  checked={choice[field.name] === side}
                  onChange={() => setChoice({ ...choice, [field.name]: side })}
                />
                <span className="t3 fs13">{t(`clash.${side}`)}</span> <span>{field[side] || '–'}</span>
              </label>
            ))}
          </fieldset>
        ))}
      </div>
    </Dialog>
  );
}
