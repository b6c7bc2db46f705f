/**
 * Limits of a template besides its length (`TEXT_LIMITS.template`), and of rendering it once. Beyond them the
 * built-in component is rendered.
 */
export const TEMPLATE_LIMITS = {
  /** Steps of a compilation, far beyond any ordinary source. */
  reading: 1_000_000,
  /** Nesting of elements and blocks. */
  depth: 50,
  /** Characters of the compiled form as JSON, which is part of every page of the shop. */
  compiled: 40_000,
  /** Characters of the compiled forms of all templates of a cart. */
  cart: 80_000,
  /** Nodes, values and loop iterations of one rendering. */
  steps: 50_000,
  /** Rendered elements and texts. */
  nodes: 5000,
  /** Characters of all rendered texts. */
  text: 200_000,
} as const;
