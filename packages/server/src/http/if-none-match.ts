/** Whether the client's cached version matches `etag` (quoted). */
export function ifNoneMatch(request: Request, etag: string): boolean {
  const tags = request.headers.get('if-none-match');
  if (tags === null) return false;
  return tags.split(',').some((each) => ['*', etag].includes(each.trim().replace(/^W\//, '')));
}
