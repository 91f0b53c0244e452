import { useState } from 'react';
import { useTranslation } from '@/shared/i18n/useTranslation';
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
  /** The name of what is edited. */
  readonly about?: string;
  readonly fields: readonly ClashingField[];
  /** Saves what was chosen. */
  readonly onChoose: (choice: Choice) => void;
  /** Back to the form, as it was typed. */
  readonly onBack: () => void;
}

const sides = ['mine', 'theirs'] as const;

/** Two people changed the same fields differently: the user chooses for each which version stays. */
export function ClashDialog({ about, fields, onChoose, onBack }: ClashDialogProps) {
  const { t } = useTranslation('edit');
  const all = (side: 'mine' | 'theirs'): Choice => Object.fromEntries(fields.map(({ name }) => [name, side]));
  const [choice, setChoice] = useState<Choice>(() => all('mine'));
  return (
    <Dialog
      title={t('clash.title')}
      subtitle={about}
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
      <p className="t2">{t('clash.text')}</p>
      <table className="tw-clash">
        <thead>
          <tr>
            {(['field', ...sides] as const).map((column) => (
              <th key={column} scope="col">
                {t(`clash.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {fields.map((field) => (
            <tr key={field.name}>
              <th scope="row">{field.label}</th>
              {sides.map((side) => (
                <td key={side}>
                  <label>
                    <input
                      className="form-check-input"
                      type="radio"
                      name={field.name}
                      aria-label={`${field.label}, ${t(`clash.${side}`)}: ${field[side] || '–'}`}
                      checked={choice[field.name] === side}
                      onChange={() => setChoice({ ...choice, [field.name]: side })}
                    />
                    <span>{field[side] || '–'}</span>
                  </label>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Dialog>
  );
}
