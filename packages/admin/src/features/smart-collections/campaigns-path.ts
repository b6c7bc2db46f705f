/** The page above a campaign. */
export const CAMPAIGNS = { label: 'campaigns', path: '/smart-collections/campaigns/' } as const;

/** The page above a collection's own settings. */
export const COLLECTIONS = { label: 'collections', path: '/smart-collections/collections/' } as const;
