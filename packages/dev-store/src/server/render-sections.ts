import type { PageContext } from '../theme/page';
import { renderSection } from '../theme/sections';

/** Sections by id; null for one that the theme does not have or that fails, as Shopify answers. */
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
