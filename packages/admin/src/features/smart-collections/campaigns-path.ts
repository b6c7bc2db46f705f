/** The page above a campaign. */
export const CAMPAIGNS = { label: 'campaigns', path: '/smart-collections/campaigns/' } as const;
