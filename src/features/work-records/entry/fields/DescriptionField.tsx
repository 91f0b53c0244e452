import { clsx } from 'clsx';
import { type KeyboardEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import journal from 'bootstrap-icons/icons/journal-text.svg?icon';
import { type Booked, type OfferedText, offeredTexts } from '@/domain/work/bookings';
import { TextAreaField } from '@/shared/ui/fields/TextAreaField';
import { OptionList, optionId } from '@/shared/ui/options/OptionList';
import { useActiveOption } from '@/shared/ui/options/useActiveOption';
import { useFormats } from '@/shared/i18n/useFormats';
import { Icon } from '@/shared/ui/buttons/Icon';
import { useProjectName } from '@/shared/i18n/useProjectName';
import { MarkedText } from '@/shared/ui/options/MarkedText';
import type { WorkRecordForm as Form } from '../useWorkRecordForm';
import classes from './descriptionField.module.scss';

interface DescriptionFieldProps {
  readonly form: Form;
  readonly booked: readonly Booked[];
}

/** Keys that write no text and therefore do not open the suggestions. */
const QUIET = new Set(['Shift', 'Control', 'Alt', 'Meta', 'Tab', 'Escape', 'Enter', 'CapsLock']);

/**
 * The description, with suggestions from earlier entries. They open while typing or with the arrow down; the focus
 * stays in the field. A textarea cannot have the role combobox (ARIA in HTML), so it refers to its list instead.
 */
export function DescriptionField({ form, booked }: DescriptionFieldProps) {
  const { t } = useTranslation('workRecords');
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const { description, customerId, projectId } = form.values;
  const options = isOpen ? offeredTexts(booked, { customerId, projectId }, description) : [];
  const isShown = options.length > 0;
  const { at, step } = useActiveOption(description, options.length);
  const { onBlur, ...field } = form.field('description');

  function take(option: OfferedText | undefined) {
    if (!option) return;
    form.setValue('description', option.text);
    setIsOpen(false);
    form.focus('description');
  }

  function handleKeyDown(event: KeyboardEvent) {
    const { key } = event;
    const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
    const isArrow = key === 'ArrowDown' || key === 'ArrowUp';
    if (isShown && isArrow && isPlain) {
      event.preventDefault();
      step(key === 'ArrowDown' ? 1 : -1);
    } else if (isShown && key === 'Escape') {
      // Escape closes the list but not the dialog around it.
      event.stopPropagation();
      setIsOpen(false);
    } else if (isShown && at !== null && isPlain && (key === 'Enter' || key === 'Tab')) {
      event.preventDefault();
      take(options[at]);
    } else if (key === 'ArrowDown' && isPlain && description === '') {
      event.preventDefault();
      setIsOpen(true);
    } else if (isPlain && !isArrow && !QUIET.has(key)) {
      setIsOpen(true);
    }
  }

  return (
    <div className="relative">
      <TextAreaField
        label={t('fields.description')}
        required
        rows={2}
        placeholder={t('hints.descriptionPlaceholder')}
        {...field}
        onBlur={() => {
          setIsOpen(false);
          onBlur();
        }}
        onKeyDown={handleKeyDown}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={at === null ? undefined : optionId(listId, at)}
      />
      {isShown && <DescriptionOptions {...{ options, listId, at }} typed={description} onTake={take} />}
      <output className="visually-hidden">
        {isShown && t('entry.textsOffered', { count: options.length })}
      </output>
    </div>
  );
}

interface DescriptionOptionsProps {
  readonly options: readonly OfferedText[];
  readonly listId: string;
  /** The option that is active for the arrow keys. */
  readonly at: number | null;
  /** The typed text, highlighted in each option. */
  readonly typed: string;
  readonly onTake: (option: OfferedText) => void;
}

/** Earlier descriptions with their dates; one of another project names the project. */
function DescriptionOptions({ options, listId, at, typed, onTake }: DescriptionOptionsProps) {
  const { t } = useTranslation('workRecords');
  const formats = useFormats();
  const projectName = useProjectName();
  return (
    <div className={clsx('tw-menu', classes.options)}>
      <OptionList {...{ options, listId, at, onTake }} label={t('entry.texts')} keyOf={({ text }) => text}>
        {({ text, of, date }) => (
          <>
            <Icon of={journal} />
            <span className="option-name" dir="auto">
              <MarkedText {...{ text, typed }} />
            </span>
            {of && (
              <span className={clsx('d ellipsis', classes.source)}>
                {projectName(of.projectName) || of.customerName}
              </span>
            )}
            <span className="e text-faint figures">{formats.dayMonth(date)}</span>
          </>
        )}
      </OptionList>
    </div>
  );
}
