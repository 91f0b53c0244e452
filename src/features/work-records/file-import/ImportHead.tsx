import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PickFiles } from '@/shared/files/PickFiles';
import { paths } from '@/shared/paths';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { LISTS } from './useImportFile';

interface ImportHeadProps extends Pick<ComponentProps<typeof PageHeader>, 'lead' | 'actions'> {
  /** The page's one button, on a phone in the thumb bar. */
  readonly primaryButton?: ReactNode;
}

/** The head of the page in each of its states. */
export function ImportHead({ lead, actions, primaryButton }: ImportHeadProps) {
  const { t } = useTranslation('fileImport');
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
        title={t('title')}
        lead={lead}
        breadcrumb={<Breadcrumb steps={[{ label: t('work'), path: paths.work }]} current={t('short')} />}
        actions={!isPhone && (actions || primaryButton) && buttons}
      />
      {isPhone && primaryButton && <p className="text-secondary text-small break-anywhere mt-3">{lead}</p>}
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
