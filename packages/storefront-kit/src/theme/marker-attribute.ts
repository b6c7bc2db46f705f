/** Mark in the `detail` of events and results of ours, by which they are told from everybody else's. */
export const OURS = { source: 'cartwright' } as const;

/** Whether a standard event, or what its promise came to, is our own. */
export function isOurs(event: unknown): boolean {
  const { detail } = (event ?? {}) as { readonly detail?: { readonly source?: unknown } | null };
  return detail?.source === OURS.source;
}
