import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '../ui/dialog/Dialog';
import { Button } from '../ui/buttons/Button';
import classes from './conflictDialog.module.scss';

/** A part with two versions, in words. */
interface TwoVersions {
  readonly name: string;
  readonly label: string;
  readonly mine: string;
  readonly theirs: string;
  /** Both changed it, so one version has to give way; without it, the other version is only shown. */
  readonly isConflict: boolean;
}

/** The version to keep, by name of the part. */
export type Choice = Readonly<Record<string, 'mine' | 'theirs'>>;

interface Action {
  readonly label: string;
  readonly onAct: () => void;
}

interface ConflictDialogProps {
  readonly title: string;
  /** The name of the thing that was changed twice. */
  readonly about?: string | undefined;
  readonly text: string;
  readonly parts: readonly TwoVersions[];
  /** Closes the dialog without a decision. */
  readonly cancel: Action;
  /** A decision other than part by part. */
  readonly other?: Action | undefined;
  readonly choose: { readonly label: string; readonly onAct: (choice: Choice) => void };
}

const sides = ['mine', 'theirs'] as const;

/** Asks the user part by part which version to keep, after the same thing was changed here and elsewhere. */
export function ConflictDialog({ title, about, text, parts, cancel, other, choose }: ConflictDialogProps) {
  const { t } = useTranslation('edit');
  const [choice, setChoice] = useState<Choice>({});
  return (
    <Dialog
      title={title}
      subtitle={about}
      size="lg"
      cancelLabel={cancel.label}
      onClose={cancel.onAct}
      footer={
        <>
          {other && <Button label={other.label} onClick={other.onAct} />}
          <Button look="primary" label={choose.label} onClick={() => choose.onAct(choice)} />
        </>
      }
    >
      <p className="text-secondary mb-3">{text}</p>
      {parts.length > 0 && (
        <table className={classes.versions} aria-label={t('conflict.title')}>
          <thead>
            <tr>
              {(['field', ...sides] as const).map((column) => (
                <th key={column} scope="col">
                  {t(`conflict.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {parts.map((part) => (
              <tr key={part.name}>
                <th scope="row">{part.label}</th>
                {sides.map((side) => (
                  <td key={side}>
                    {part.isConflict ? (
                      <label>
                        <input
                          className="no-shrink form-check-input"
                          type="radio"
                          name={part.name}
                          aria-label={`${part.label}, ${t(`conflict.${side}`)}: ${part[side] || '–'}`}
                          checked={(choice[part.name] ?? 'mine') === side}
                          onChange={() => setChoice({ ...choice, [part.name]: side })}
                        />
                        <span>{part[side] || '–'}</span>
                      </label>
                    ) : (
                      <span className="text-secondary">{part[side] || '–'}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </Dialog>
  );
}
