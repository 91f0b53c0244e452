/** The planner's kinds that cannot wait; loaded on first use. */
export const loadBoardKind = async () => (await import('./boardKind')).boardKind;
export const loadBucketKind = async () => (await import('./boardKind')).bucketKind;
export const loadPlannerMemberKind = async () => (await import('./boardKind')).plannerMemberKind;
export const loadCommentKind = async () => (await import('./boardKind')).commentKind;
