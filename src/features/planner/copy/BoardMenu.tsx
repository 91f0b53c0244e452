import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { templateName } from '@/domain/planner/boardCopy';
import type { Board } from '@/domain/planner/kanban';
import { RowMenu } from '@/shared/ui/menus/RowMenu';
import { DuplicateDialog } from './lazyCopy';

/** The menu of a board as a whole: duplicate it, or save it as a template. */
export function BoardMenu({ board }: { readonly board: Board }) {
  const { t } = useTranslation('planner');
  const [opened, setOpened] = useState<'copy' | 'template' | null>(null);
  const items = [{ label: t('copy.open'), onSelect: () => setOpened('copy') }];
  if (templateName(board) === null)
    items.push({ label: t('copy.templateOpen'), onSelect: () => setOpened('template') });
  return (
    <>
      <RowMenu label={t('copy.more')} items={items} />
      <Suspense>
        {opened !== null && (
          <DuplicateDialog board={board} isTemplate={opened === 'template'} onClose={() => setOpened(null)} />
        )}
      </Suspense>
    </>
  );
}
