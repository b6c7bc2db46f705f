/** Limits of a template besides its length (`TEXT_LIMITS.template`), and of drawing it once. Beyond them the built-in component is drawn. */
export const TEMPLATE_LIMITS = {
  /** Steps of compiling it: no source of ordinary code comes near. */
  reading: 1_000_000,
  /** Elements and blocks inside one another. */
  depth: 50,
  /** Characters of the compiled form as JSON: it is part of every page of the shop. */
  compiled: 40_000,
  /** The same of all templates of a cart together. */
  cart: 80_000,
  /** Nodes, values and rounds of loops that are worked off in one drawing. */
  steps: 50_000,
  /** Elements and texts that are drawn. */
  nodes: 5000,
  /** Characters of all texts that are made. */
  text: 200_000,
} as const;
