/** What the `detail` of events and results of ours says, by which they are told from everybody else's. */
export const OURS = { source: 'cartwright' } as const;

/** Whether a standard event, or what its promise came to, is our own. */
export function isOurs(told: unknown): boolean {
  if (typeof told !== 'object' || told === null) return false;
  const detail: unknown = Reflect.get(told, 'detail');
  return typeof detail === 'object' && detail !== null && Reflect.get(detail, 'source') === OURS.source;
}
