/** The planner's kinds that cannot wait; loaded on first use. */
export const loadBoardKind = async () => (await import('./plannerKinds')).boardKind;
export const loadBucketKind = async () => (await import('./plannerKinds')).bucketKind;
export const loadPlannerMemberKind = async () => (await import('./plannerKinds')).plannerMemberKind;
export const loadCommentKind = async () => (await import('./plannerKinds')).commentKind;
