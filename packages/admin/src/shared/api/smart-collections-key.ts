/** Everything of Smart Collections that was read; what is changed in one place shows in others. */
export const SMART_COLLECTIONS = ['smart-collections'] as const;
