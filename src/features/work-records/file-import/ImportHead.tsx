import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PickFiles } from '@/shared/files/PickFiles';
import { paths } from '@/shared/paths';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import type { KeptImport } from './fileImportKept';
import { LISTS } from './useImportFile';

interface ImportHeadProps extends Pick<ComponentProps<typeof PageHeader>, 'actions'> {
  /** The file. */
  readonly of?: Pick<KeptImport, 'tool' | 'name'> | null;
  /** What else is said of it: `22 Zeilen, 12. – 30.10.2026`. */
  readonly more?: string;
  /** The page's one button, on a phone in the thumb bar. */
  readonly primaryButton?: ReactNode;
}

/** The head of the page in each of its states. */
export function ImportHead({ of, more, actions, primaryButton }: ImportHeadProps) {
  const { t } = useTranslation('fileImport');
  const lead = of ? (
    <span className="break-anywhere">
      <b className="text-plain weight-540">{t(`tools.${of.tool}`)}</b>{' '}
      {['', of.name, more].filter((part) => part !== undefined).join(' · ')}
    </span>
  ) : (
    t('lead')
  );
  const isPhone = usePhone();
  const buttons = (
    <>
      {actions}
      {primaryButton}
    </>
  );
  return (
    <>
      <PageHeader
        title={t(isPhone ? 'short' : 'title')}
        lead={lead}
        breadcrumb={<Breadcrumb steps={[{ label: t('work'), path: paths.work }]} current={t('short')} />}
        actions={!isPhone && (actions || primaryButton) && buttons}
      />
      {isPhone && of && <p className="text-secondary text-small break-anywhere mt-3">{lead}</p>}
      {primaryButton && <ThumbAction>{primaryButton}</ThumbAction>}
    </>
  );
}

/** Chooses another file. */
export function OtherFile({ onOpen }: { readonly onOpen: (file: File) => void }) {
  const { t } = useTranslation('fileImport');
  return (
    <PickFiles className="btn btn-quiet" accept={LISTS} onFiles={([one]) => one && onOpen(one)}>
      {t('otherFile')}
    </PickFiles>
  );
}
