/** Whether the caller has what `etag` (quoted) names. */
export function ifNoneMatch(request: Request, etag: string): boolean {
  const held = request.headers.get('if-none-match');
  if (held === null) return false;
  return held.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}
