/** Anchors of a cart's components, from top to bottom. */
export const ANCHORS = ['header', 'goalBox', 'body', 'crossSells', 'footer', 'needsAttention'] as const;
export type Anchor = (typeof ANCHORS)[number];

export const ANCHOR_NAMES: Readonly<Record<Anchor, string>> = {
  header: 'Header',
  goalBox: 'Goal Box',
  body: 'Body',
  crossSells: 'Cross-Sells',
  footer: 'Footer',
  needsAttention: 'Needs Attention',
};
