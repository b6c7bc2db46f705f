import { refuse } from '../../editing/command';
import { type TypedTranslation, translateText } from '../../translations/translate-text';
import type { CartDocument } from '../cart-document';
import { textSlots } from '../text-slots';
import type { CommandResult } from './command';

/** Translates a text of a cart; refused if the cart no longer has it. */
export function setTranslation(document: CartDocument, typed: TypedTranslation): CommandResult {
  const slots = textSlots(document);
  if (slots.some(({ key }) => key === typed.key)) return translateText(document, slots, typed);
  return refuse('text_missing', 'This text is no longer in the cart.', ['translations', typed.language]);
}
