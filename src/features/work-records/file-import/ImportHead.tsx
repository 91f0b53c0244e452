import type { ComponentProps, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '@/shared/paths';
import { Breadcrumb } from '@/shared/ui/frame/Breadcrumb';
import { PageHeader } from '@/shared/ui/frame/PageHeader';
import { ThumbAction } from '@/shared/ui/frame/ShellSlots';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import classes from './openFile.module.scss';

interface ImportHeadProps extends Pick<ComponentProps<typeof PageHeader>, 'lead' | 'actions'> {
  /** The page's one button, on a phone in the thumb bar. */
  readonly primaryButton?: ReactNode;
}

/** The head of the page in each of its states. */
export function ImportHead({ lead, actions, primaryButton }: ImportHeadProps) {
  const { t } = useTranslation('fileImport');
  const isPhone = usePhone();
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={lead}
        breadcrumb={<Breadcrumb steps={[{ label: t('work'), path: paths.work }]} current={t('short')} />}
        actions={
          (actions || (primaryButton && !isPhone)) && (
            <>
              {actions}
              {!isPhone && primaryButton}
            </>
          )
        }
      />
      {isPhone && primaryButton && <p className={classes.lead}>{lead}</p>}
      {primaryButton && <ThumbAction>{primaryButton}</ThumbAction>}
    </>
  );
}
