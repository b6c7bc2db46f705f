import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { counted, type Noun } from './noun';

/** Remaining number from which on the limit is shown. */
const NEAR = 5;

/** Limits up to this are always shown. */
const SHORT = 50;

/** Count in a picker's footer; with the limit when it is near. */
export function selectedMessage(count: number, limit: number, noun: Noun): string {
  const isNear = limit <= SHORT || limit - count <= NEAR;
  if (!isNear) return `${counted(count, noun)} selected`;
  return `${count.toLocaleString('en')} of ${counted(limit, noun)} selected`;
}

/** Message at the limit; null below it. */
export function fullMessage(count: number, limit: number, noun: Noun): string | null {
  if (count < limit) return null;
  return `You can select up to ${counted(limit, noun)}. Remove one to add another.`;
}

/** Message that a search is truncated; null if it isn't. */
export function longSearchMessage(words: string): string | null {
  if (words.length < TEXT_LIMITS.search) return null;
  return `Only the first ${TEXT_LIMITS.search} characters are searched.`;
}
