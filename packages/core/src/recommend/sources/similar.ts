import type { ScorePart } from './reason';
import { type SimilarTexts, sharedTerms } from './similar-texts';

/** Score parts, one per shared term, rarest first. */
export function explainSimilar(texts: SimilarTexts, to: number, product: number): ScorePart[] {
  return sharedTerms(texts, to, product).map(({ term, score }) => ({
    score,
    reason: { reason: 'similar', to, terms: [term] },
  }));
}
