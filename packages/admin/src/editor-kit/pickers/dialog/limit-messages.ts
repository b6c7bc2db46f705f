import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { counted, type Noun } from './noun';

/** How many more may be left for the limit to be said. */
const NEAR = 5;

/** Lists this short say how many they hold from the first entry on. */
const SHORT = 50;

/** Count of what was selected, for the foot of a picker; how much may be is said before it. */
export function selectedMessage(count: number, limit: number, noun: Noun): string {
  const isNear = limit <= SHORT || limit - count <= NEAR;
  if (!isNear) return `${counted(count, noun)} selected`;
  return `${count.toLocaleString('en')} of ${counted(limit, noun)} selected`;
}

/** Message when no more can be selected; null while more can be. */
export function fullMessage(count: number, limit: number, noun: Noun): string | null {
  if (count < limit) return null;
  return `You can select up to ${counted(limit, noun)}. Remove one to add another.`;
}

/** That a search takes no more; null while it does. What is typed or pasted beyond is cut. */
export function longSearchMessage(words: string): string | null {
  if (words.length < TEXT_LIMITS.search) return null;
  return `Only the first ${TEXT_LIMITS.search} characters are searched.`;
}
