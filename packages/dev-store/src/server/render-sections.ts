import type { PageContext } from '../theme/page';
import { renderSection } from '../theme/sections';

/** Rendered sections by id; null for unknown or failing ones, as in Shopify. */
export function renderSections(context: PageContext, ids: readonly string[]): Record<string, string | null> {
  return Object.fromEntries(ids.map((id) => [id, rendered(context, id)]));
}

function rendered(context: PageContext, id: string): string | null {
  try {
    return renderSection(context, id);
  } catch {
    return null;
  }
}
