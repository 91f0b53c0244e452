import { ExportRun } from './ExportRun';
import { ViewDialog } from './ViewDialog';
import type { ToolJob, ToolUse } from './toolUse';
import { viewsOfList } from './useViews';

interface ToolRunProps {
  readonly job: ToolJob;
  readonly use: ToolUse;
  readonly onEnd: () => void;
}

/** Does something with a list while it is mounted. */
export function ToolRun({ job, use, onEnd }: ToolRunProps) {
  if (job.kind === 'export') return <ExportRun {...{ use, onEnd }} format={job.format} />;
  return <ViewDialog use={viewsOfList(use)} view={job.view} onClose={onEnd} />;
}
