import type { ListedVariant } from '@cartwright/core/listing/listing-response';
import { isCount, isListOf, isText } from '@cartwright/storefront-kit/listing/read-product';
import { isJson } from '@cartwright/storefront-kit/shopify/json';

const NO_VARIANT: ListedVariant = { key: '', title: '', layout: '', layoutMode: '', columns: [] };

/** Variant in our server's response; one without a key if absent, null without a valid response. Never rejects. */
export async function variantOfResponse(response: Response | undefined): Promise<ListedVariant | null> {
  if (!response?.ok) return null;
  const body: unknown = await response.json().catch(() => null);
  if (!isJson(body)) return null;
  return isVariant(body.variant) ? body.variant : NO_VARIANT;
}

function isVariant(value: unknown): value is ListedVariant {
  return (
    isJson(value) &&
    isListOf([value.key, value.title, value.layout, value.layoutMode], isText) &&
    isListOf(value.columns, isCount)
  );
}
