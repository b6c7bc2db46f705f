import type { StoragePort } from '@cartwright/storefront-kit/ports/ports';

/** Storage key of recent searches. */
export const RECENT = 'cartwright:searches';
const MAX_KEPT = 6;
const MAX_QUERY_LENGTH = 100;

/** Recent searches, latest first; empty without storage. */
export function recentSearches(storage: StoragePort): string[] {
  try {
    const kept: unknown = JSON.parse(storage.read(RECENT) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isKept).slice(0, MAX_KEPT) : [];
  } catch {
    return [];
  }
}

export function rememberSearch(storage: StoragePort, text: string): void {
  const search = text.trim();
  if (!isKept(search)) return;
  const isSame = (other: string) => other.toLowerCase() === search.toLowerCase();
  const others = recentSearches(storage).filter((each) => !isSame(each));
  storage.write(RECENT, JSON.stringify([search, ...others].slice(0, MAX_KEPT)));
}

export function clearSearches(storage: StoragePort): void {
  storage.write(RECENT, '[]');
}

const isKept = (text: unknown): text is string =>
  typeof text === 'string' && text.length > 1 && text.length <= MAX_QUERY_LENGTH;
