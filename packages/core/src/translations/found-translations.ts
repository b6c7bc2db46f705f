import type { TextSlot } from './text-slots';
import { keptOriginal, type Translation, type Translations } from './translations';

type Stored = Readonly<Record<string, Translation>>;

const NONE: Stored = {};

/**
 * Translations of a document's texts in exactly one language, by their current keys. A moved entry of a list
 * without ids keeps its translation, which is matched by the original.
 */
export function foundTranslations(
  slots: readonly TextSlot[],
  translations: Translations,
  language: string,
): ReadonlyMap<string, Translation> {
  const stored = (Object.hasOwn(translations, language) && translations[language]) || NONE;
  return new Map(
    slots.flatMap((slot) => {
      const found = slot.list ? entryOf(slot, slots, stored) : own(stored, slot.key);
      return found ? [[slot.key, found] as const] : [];
    }),
  );
}

function entryOf(
  { key, list, text }: TextSlot,
  slots: readonly TextSlot[],
  stored: Stored,
): Translation | undefined {
  const inList = (each: string) => list !== null && each.startsWith(list.start) && each.endsWith(list.end);
  const atPlace = own(stored, key);
  const original = keptOriginal(text);
  if (atPlace?.original === original) return atPlace;
  const moved = Object.entries(stored).find(([each, entry]) => inList(each) && entry.original === original);
  if (moved) return moved[1];
  const isAnothers = slots.some(
    (other) => inList(other.key) && keptOriginal(other.text) === atPlace?.original,
  );
  return isAnothers ? undefined : atPlace;
}

function own(stored: Stored, key: string): Translation | undefined {
  return Object.hasOwn(stored, key) ? stored[key] : undefined;
}
