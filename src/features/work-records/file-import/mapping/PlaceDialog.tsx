import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type LineChoice, type MappingLine, NO_PAIR } from '@/domain/import/mapping';
import { CustomerAndProjectFields, usePairChoice } from '@/features/pair-choice';
import { FormDialog } from '@/shared/forms/FormDialog';
import { Segmented } from '@/shared/ui/buttons/Segmented';

interface PlaceDialogProps {
  readonly line: MappingLine;
  readonly onChoose: (choice: LineChoice) => void;
  readonly onClose: () => void;
}

/** Asks where the rows of a line go: to a customer and project, to no customer, or nowhere. */
export function PlaceDialog({ line, onChoose, onClose }: PlaceDialogProps) {
  const { t } = useTranslation('fileImport');
  const { place, from } = line;
  const isPair = place !== 'left-out';
  const [kind, setKind] = useState<'pair' | 'none' | 'left-out'>(
    !isPair ? 'left-out' : place.customerId === null && from === 'chosen' ? 'none' : 'pair',
  );
  const { fields, choose, pair } = usePairChoice(isPair ? place : null);
  const [isMissing, setIsMissing] = useState(false);
  const [isDirty, setIsDirty] = useState(false);

  function choice(): LineChoice {
    if (kind === 'left-out') return { place: kind };
    if (kind === 'none') return { place: NO_PAIR };
    const isProjectOpen = pair.projectId === null && line.project !== '';
    return { place: pair, ...(isProjectOpen && { isProjectOpen }) };
  }

  return (
    <FormDialog
      title={t('mapping.title')}
      subtitle={[line.client || t('mapping.noClient'), line.project].filter(Boolean).join(' · ')}
      survivesBack
      isDirty={isDirty}
      saveLabel={t('mapping.apply')}
      describeFailure={(reason) => reason}
      save={async () => {
        const lacks = kind === 'pair' && pair.customerId === null;
        setIsMissing(lacks);
        const finish = () => {
          onChoose(choice());
          onClose();
        };
        return Promise.resolve(lacks ? { kind: 'invalid' } : { kind: 'saved', finish });
      }}
      onClose={onClose}
    >
      <div className="mb-3">
        <Segmented
          label={t('mapping.title')}
          value={kind}
          options={(['pair', 'none', 'left-out'] as const).map((value) => ({
            value,
            label: t(`mapping.kind.${value}`),
          }))}
          onChange={(value) => {
            setKind(value);
            setIsDirty(true);
          }}
        />
      </div>
      {kind === 'pair' ? (
        <div className="tw-form">
          <CustomerAndProjectFields
            {...fields}
            field={(name) => ({
              error: name === 'customerId' && isMissing ? t('mapping.missing') : undefined,
              onValue: (value) => {
                setIsMissing(false);
                setIsDirty(true);
                choose(name, value);
              },
            })}
          />
        </div>
      ) : (
        <p className="text-secondary">{t(`mapping.about.${kind}`)}</p>
      )}
    </FormDialog>
  );
}
