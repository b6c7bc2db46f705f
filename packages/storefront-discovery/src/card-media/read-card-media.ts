import type { CardMedia, CardSwatch } from '@cartwright/core/listing/card-media';
import {
  isCount,
  isListOf,
  isOfTheStore,
  isPicture,
  isText,
  isTruth,
} from '@cartwright/storefront-kit/listing/read-product';
import { isJson } from '@cartwright/storefront-kit/shopify/json';

/** Parses additional media of a card (`data-media`); null if there are none, or if invalid. */
export function readCardMedia(text: string | undefined): CardMedia | null {
  const said = jsonOf(text ?? '');
  if (!isJson(said)) return null;
  const { second, option, swatches, more } = said;
  return isSource(second) && isText(option) && isListOf(swatches, isCardSwatch) && isCount(more)
    ? { second, option, swatches, more }
    : null;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function isCardSwatch(value: unknown): value is CardSwatch {
  return (
    isJson(value) &&
    isText(value.name) &&
    (value.colour === null || (isText(value.colour) && /^#[\da-f]{3,8}$/i.test(value.colour))) &&
    isSource(value.image) &&
    isText(value.url) &&
    isOfTheStore(value.url) &&
    isSource(value.picture) &&
    isTruth(value.available)
  );
}

const isSource = (value: unknown): value is string | null =>
  value === null || (isText(value) && isPicture(value));
