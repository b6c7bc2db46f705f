import type { Publication } from '@cartwright/core/contract/publication';

/** What was done, and where shoppers do not see it for now, that instead of what it comes to for them. */
export function publishedWords(done: string, { status }: Publication, saved = 'Saved.'): string {
  if (status === 'held') return `${saved} Your store doesn’t show it while publishing is paused.`;
  if (status === 'failed') return `${saved} Your store doesn’t show it: it could not be published.`;
  return done;
}
