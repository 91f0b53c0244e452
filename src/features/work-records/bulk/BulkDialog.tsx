import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type BulkChange, commonPair, commonText } from '@/domain/work/bulkEdit';
import type { WorkRecord } from '@/domain/work/workRecord';
import { CustomerAndProjectFields, usePairChoice } from '@/features/pair-choice';
import { type SaveOutcome, FormDialog } from '@/shared/forms/FormDialog';
import { TextField } from '@/shared/ui/fields/TextField';

interface BulkDialogProps {
  readonly kind: BulkChange['kind'];
  readonly records: readonly WorkRecord[];
  /** A change that failed for some records, to start from; null for a new one. */
  readonly before: BulkChange | null;
  readonly onChange: (what: BulkChange) => void;
  readonly onClose: () => void;
}

/** Asks which new values the selected records get. */
export function BulkDialog({ kind, ...props }: BulkDialogProps) {
  return kind === 'pair' ? <PairDialog {...props} /> : <TextDialog {...props} />;
}

type PartProps = Omit<BulkDialogProps, 'kind'>;

interface FrameProps extends PartProps {
  readonly title: string;
  readonly isDirty: boolean;
  /** The requested change, or null while something is missing. */
  readonly change: () => BulkChange | null;
  readonly children: React.ReactNode;
}

/** The form around the fields: it closes as soon as the calls begin, because each row shows its own outcome. */
function Frame({ title, records, isDirty, change, onChange, onClose, children }: FrameProps) {
  const { t } = useTranslation('bulkEdit');

  async function save(): Promise<SaveOutcome> {
    const what = change();
    if (what === null) return Promise.resolve({ kind: 'invalid' });
    return Promise.resolve({
      kind: 'saved',
      finish: () => {
        onClose();
        onChange(what);
      },
    });
  }

  return (
    <FormDialog
      title={title}
      isDirty={isDirty}
      saveLabel={t('change', { count: records.length })}
      describeFailure={(reason) => t('failed.change', { reason })}
      save={save}
      onClose={onClose}
    >
      <div className="tw-form">{children}</div>
    </FormDialog>
  );
}

function PairDialog(props: PartProps) {
  const { t } = useTranslation('bulkEdit');
  const { records, before } = props;
  const [initial] = useState(() => (before?.kind === 'pair' ? before.pair : commonPair(records)));
  const { fields, choose, pair } = usePairChoice(initial);
  const [isDirty, setIsDirty] = useState(false);
  const [isMissing, setIsMissing] = useState(false);

  function change(): BulkChange | null {
    const isNone = fields.values.customerId === '';
    setIsMissing(isNone);
    return isNone ? null : { kind: 'pair', pair };
  }

  return (
    <Frame {...props} title={t('pair.title')} isDirty={isDirty} change={change}>
      <CustomerAndProjectFields
        {...fields}
        field={(name) => ({
          error: name === 'customerId' && isMissing ? t('pair.missing') : undefined,
          onValue: (value) => {
            setIsMissing(false);
            setIsDirty(true);
            choose(name, value);
          },
        })}
      />
    </Frame>
  );
}

function TextDialog(props: PartProps) {
  const { t } = useTranslation(['bulkEdit', 'workRecords']);
  const { records, before } = props;
  const [initial] = useState(() => (before?.kind === 'text' ? before.description : commonText(records)));
  const [text, setText] = useState(initial);
  const [isMissing, setIsMissing] = useState(false);

  function change(): BulkChange | null {
    const description = text.trim();
    setIsMissing(description === '');
    return description === '' ? null : { kind: 'text', description };
  }

  return (
    <Frame {...props} title={t('bulkEdit:text.title')} isDirty={text !== initial} change={change}>
      <TextField
        label={t('workRecords:fields.description')}
        hint={t('bulkEdit:text.hint')}
        error={isMissing ? t('workRecords:errors.description') : undefined}
        required
        value={text}
        onChange={({ target: { value } }) => {
          setIsMissing(false);
          setText(value);
        }}
      />
    </Frame>
  );
}
