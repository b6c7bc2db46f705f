import type { KeywordGroup } from './keyword-groups';
import { standsAt, textWords } from './whole-words';

export interface KeywordMatch {
  readonly group: KeywordGroup;
  readonly keyword: string;
  /** Whether the text equals the keyword, instead of containing it. */
  readonly isWhole: boolean;
}

/** Group with the longest keyword in a text, the earliest on a tie; null for none. */
export function matchKeywords(groups: readonly KeywordGroup[], text: string): KeywordMatch | null {
  const words = textWords(text);
  let best: (KeywordMatch & { readonly length: number }) | null = null;
  for (const group of groups) {
    for (const keyword of group.keywords) {
      const term = textWords(keyword).keys;
      const { length } = term.join(' ');
      if (length === 0 || length <= (best?.length ?? 0)) continue;
      if (!words.keys.some((_, at) => standsAt(words, term, at))) continue;
      best = { group, keyword, isWhole: term.length === words.keys.length, length };
    }
  }
  return best && { group: best.group, keyword: best.keyword, isWhole: best.isWhole };
}
