/** Parent page of a campaign. */
export const CAMPAIGNS = { label: 'campaigns', path: '/smart-collections/campaigns/' } as const;

/** Parent page of a collection's settings. */
export const COLLECTIONS = { label: 'collections', path: '/smart-collections/collections/' } as const;
