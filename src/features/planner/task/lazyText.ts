import { lazyComponent } from '@/shared/ui/loading/lazyComponent';
import { PlainText } from './PlainText';

/** The text of a task, drawn by a large library; where that cannot be loaded, as it was typed. */
export const TaskText = lazyComponent(async () => {
  const loaded = await import('./TaskText').catch(() => null);
  return loaded?.TaskText ?? PlainText;
});
