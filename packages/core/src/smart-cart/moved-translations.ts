import type { CartDocument } from './cart-document';
import { foundTranslations } from './found-translations';
import { textSlots } from './text-slots';
import type { Translations } from './translations';

/** The translations of a document under the keys of another one, which differs from it in the ids of its parts alone. */
export function movedTranslations(from: CartDocument, to: CartDocument): Translations {
  const keys = new Map<string, string>();
  const targets = textSlots(to);
  textSlots(from).forEach(({ key }, at) => {
    const target = targets[at];
    if (target) keys.set(key, target.key);
  });
  return Object.fromEntries(
    Object.keys(from.translations).map((language) => [
      language,
      Object.fromEntries(
        [...foundTranslations(from, language)].flatMap(([key, translation]) => {
          const moved = keys.get(key);
          return moved === undefined ? [] : [[moved, translation] as const];
        }),
      ),
    ]),
  );
}
