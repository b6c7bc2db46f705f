import type { Why } from '../listing/listing';
import { SOLD_OUT_LAST } from '../listing/why-messages';
import type { SearchInfluence, SearchWhy } from './explain-search';
import type { WordPlace } from './place-of-word';

/** Reasons for a product's rank in a search by relevance, for the merchant: sentences, the most important first. */
export function searchWhyMessages(
  { has, lacks, promoted, influences }: SearchWhy,
  { by, soldOutLast }: Why,
): string[] {
  const isPromoted = by.reason === 'pinned';
  return [
    ...(soldOutLast ? [SOLD_OUT_LAST] : []),
    ...(isPromoted && promoted
      ? [`Promoted by keyword group “${promoted.group}”, place ${promoted.place}`]
      : []),
    ...(has.length > 0 ? [`Found by its ${inSequence(placeLabels(has))}`] : []),
    ...(isPromoted && has.length === 0 ? ['The search alone doesn’t find it'] : []),
    ...(isPromoted || has.length > 0 ? [] : ['Of the best match’s product type, to fill a short list']),
    // Promoted products, and those without any of the words, keep their rank whatever they lack.
    ...(isPromoted || has.length === 0 || lacks.length === 0
      ? []
      : [`Doesn’t have ${inSequence(lacks.map(quoted))}`]),
    ...(isPromoted ? [] : influences.map(influenceMessage)),
  ];
}

/** Labels of the fields with their words, each field once: `title (“red”, “mug”)`. */
function placeLabels(has: SearchWhy['has']): string[] {
  const places = new Map<WordPlace, string[]>();
  for (const word of has) places.set(word.place, [...(places.get(word.place) ?? []), wordLabel(word)]);
  return [...places].map(([place, words]) => `${PLACES[place]} (${words.join(', ')})`);
}

const PLACES: Readonly<Record<WordPlace, string>> = {
  title: 'title',
  type: 'product type',
  tag: 'tags',
  vendor: 'vendor',
  option: 'options',
  code: 'SKU or barcode',
  options: 'options or SKU',
  description: 'description',
};

function wordLabel({ word, typed, how, synonym }: SearchWhy['has'][number]): string {
  const written = synonym === null ? wordAs(word, how) : `${quoted(synonym)}, a synonym of ${quoted(word)}`;
  return typed === null || synonym !== null ? written : `${written} for “${typed}”`;
}

function wordAs(word: string, how: SearchWhy['has'][number]['how']): string {
  switch (how) {
    case 'beginning':
      return `“${word}…”`;
    case 'end':
      return `“…${word}”`;
    case 'split':
      return `${quoted(word)} as two words`;
    default:
      return quoted(word);
  }
}

function influenceMessage({ attributeName, value, weighting, group }: SearchInfluence): string {
  const by = group === null ? 'search settings' : `keyword group “${group.trim()}”`;
  const what = weighting > 0 ? 'Raised' : 'Lowered';
  return `${what} by ${Math.abs(weighting)} for ${attributeLabel(attributeName, value)} (${by})`;
}

function attributeLabel(name: SearchInfluence['attributeName'], value: string): string {
  switch (name) {
    case 'tag':
      return `the tag “${value}”`;
    case 'vendor':
      return `the vendor “${value}”`;
    case 'product-type':
      return `the product type “${value}”`;
    case 'collection':
      return `the collection “${value}”`;
    case 'availability':
      return value === 'in-stock' ? 'being in stock' : 'being sold out';
    default:
      return name satisfies never;
  }
}

const quoted = (text: string) => `“${text}”`;

function inSequence(texts: readonly string[]): string {
  if (texts.length < 2) return texts.join('');
  return `${texts.slice(0, -1).join(', ')} and ${texts.at(-1)}`;
}
