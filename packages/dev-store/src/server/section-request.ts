import { badRequest, type Refusal } from '../engine/model/refusal';
import { type Body, isRecord, listOf } from '../engine/model/request-body';

/** Requested sections, and the path of the page to render them for. */
export interface SectionRequest {
  readonly ids: readonly string[];
  readonly path: string;
}

export type SectionRequestResult =
  | { readonly ok: true; readonly request: SectionRequest | null }
  | { readonly ok: false; readonly refusal: Refusal };

/** Maximum number of sections. Source: Shopify Section Rendering API. */
const MAX_SECTIONS = 5;

/**
 * Parses `sections` (a list, or separated by commas) and `sections_url` of a cart request. The page defaults to the
 * Referer, else the cart. Null without sections. Source: Shopify AJAX Cart API, bundled section rendering.
 */
export function readSectionRequest(
  body: Body,
  referer: string | undefined,
  root: string,
): SectionRequestResult {
  if (body.sections === undefined || body.sections === null || body.sections === '') {
    return { ok: true, request: null };
  }
  const ids = sectionIds(body.sections);
  if (!ids) return refuse('sections must be up to five ids, in a list or separated by commas');
  const url = body.sections_url ?? pathOf(referer) ?? `${root}cart`;
  if (typeof url !== 'string' || !url.startsWith('/')) return refuse('sections_url must begin with /');
  return { ok: true, request: { ids, path: url.split(/[?#]/)[0] ?? url } };
}

/** Parses section ids; null if there are none, more than five, or no texts. */
export function sectionIds(sections: unknown): string[] | null {
  const listed = typeof sections === 'string' ? sections.split(',') : listOf(sections);
  if (!listed?.every((id) => typeof id === 'string')) return null;
  const ids = listed.map((id) => id.trim()).filter((id) => id !== '');
  return ids.length > 0 && ids.length <= MAX_SECTIONS ? ids : null;
}

function pathOf(referer: string | undefined): string | null {
  return referer !== undefined && URL.canParse(referer) ? new URL(referer).pathname : null;
}

function refuse(description: string): SectionRequestResult {
  return { ok: false, refusal: badRequest('Bad Request', description) };
}

/** JSON response with sections added. */
export function withSections(body: unknown, sections: Readonly<Record<string, string | null>>): unknown {
  return isRecord(body) ? { ...body, sections } : body;
}
