/** Marker in the `detail` of our events and results, to tell them from others'. */
export const OURS = { source: 'cartwright' } as const;

/** Whether a standard event, or its promise's result, is ours. */
export function isOurs(event: unknown): boolean {
  const { detail } = (event ?? {}) as { readonly detail?: { readonly source?: unknown } | null };
  return detail?.source === OURS.source;
}
