import { foundTranslations } from '../translations/found-translations';
import type { Translations } from '../translations/translations';
import type { CartDocument } from './cart-document';
import { textSlots } from './text-slots';

/** Translations of a document, with the keys of another one that differs only in the ids of its parts. */
export function movedTranslations(from: CartDocument, to: CartDocument): Translations {
  const keys = new Map<string, string>();
  const targets = textSlots(to);
  const slots = textSlots(from);
  slots.forEach(({ key }, at) => {
    const target = targets[at];
    if (target) keys.set(key, target.key);
  });
  return Object.fromEntries(
    Object.keys(from.translations).map((language) => [
      language,
      Object.fromEntries(
        [...foundTranslations(slots, from.translations, language)].flatMap(([key, translation]) => {
          const moved = keys.get(key);
          return moved === undefined ? [] : [[moved, translation] as const];
        }),
      ),
    ]),
  );
}
