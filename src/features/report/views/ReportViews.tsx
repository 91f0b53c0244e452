import bookmark from 'bootstrap-icons/icons/bookmark.svg?icon';
import chevron from 'bootstrap-icons/icons/chevron-down.svg?icon';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { NamedView } from '@/domain/find/namedViews';
import { MAX_REPORT_VIEWS } from '@/domain/limits';
import type { ViewUse } from '@/shared/lists/find/tools/useViews';
import { useCopyLink } from '@/shared/lists/find/tools/useCopyLink';
import { useViewsMenu } from '@/shared/lists/find/tools/useViewsMenu';
import { Button } from '@/shared/ui/buttons/Button';
import { Icon } from '@/shared/ui/buttons/Icon';
import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { usePhone } from '@/shared/ui/window/useMediaQuery';
import { useReportSettings } from '../useReportSettings';
import { useSettingsWords } from '../useSettingsWords';
import { REPORT_VIEW_LIST, reportViewsKind, settingsOfView, viewAddress } from './savedViews';

const ViewDialog = lazyComponent(
  async () => (await import('@/shared/lists/find/tools/ViewDialog')).ViewDialog,
);

/** The menu of the report's saved views. */
export function ReportViews() {
  const { t } = useTranslation('report');
  const isPhone = usePhone();
  const { settings, change, open } = useReportSettings();
  const words = useSettingsWords();
  const [last, choose] = useState<string | null>(null);
  /** The view that is being named, null for a new one; undefined while the dialog is closed. */
  const [named, setNamed] = useState<NamedView | null>();
  const use: ViewUse = {
    kind: reportViewsKind,
    most: MAX_REPORT_VIEWS,
    list: REPORT_VIEW_LIST,
    address: viewAddress(settings),
    ask: (address) => {
      const wanted = settingsOfView(address);
      // Another tab adds an entry to the history; settings replace the present entry.
      (wanted.tab === settings.tab ? change : open)(wanted);
    },
    last,
    choose,
    proposed: words.inShort(settings),
  };
  const { label, heading, items, offer } = useViewsMenu(use, setNamed, {
    label: t('views.label'),
    mark: t('views.onOpening'),
    set: (name) => t('views.setOpening', { name }),
    end: (name) => t('views.endOpening', { name }),
    none: t('views.none'),
    hintOf: ({ address }) => words.inShort(settingsOfView(address)),
  });
  const copyLink = useCopyLink();
  return (
    <>
      {offer && !isPhone && <Button look="ghost" label={offer.label} onClick={offer.onSelect} />}
      <RowMenu
        {...{ label, heading }}
        foot={t('views.foot')}
        items={[...items, { ...copyLink, startsGroup: false }]}
        face={
          isPhone
            ? { className: 'tw-icon-button', content: <Icon of={bookmark} /> }
            : {
                className: 'btn btn-quiet',
                content: (
                  <>
                    <Icon of={bookmark} />
                    <span className="ellipsis">{label}</span>
                    <Icon of={chevron} />
                  </>
                ),
              }
        }
      />
      {named !== undefined && <ViewDialog use={use} view={named} onClose={() => setNamed(undefined)} />}
    </>
  );
}
