/** Query key prefix of Smart Collections. */
export const SMART_COLLECTIONS = ['smart-collections'] as const;
