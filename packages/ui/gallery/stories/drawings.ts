const draw = (background: string, shape: string): string =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 88 88"><path fill="${background}" d="M0 0h88v88H0z"/>${shape}</svg>`,
  )}`;

/** Pictures of products that need no network. */
export const THROW = draw(
  '#dfe5d8',
  '<path fill="#7c8f6b" d="M20 18h48v46l-6 6-6-6-6 6-6-6-6 6-6-6-6 6-6-6z"/>',
);
export const MUG = draw(
  '#f1e4d6',
  '<path fill="#b4552d" d="M24 26h32v36a6 6 0 01-6 6H30a6 6 0 01-6-6z"/><path fill="none" stroke="#b4552d" stroke-width="6" d="M56 34h6a8 8 0 010 20h-6"/>',
);
export const TOTE = draw(
  '#e8e2d4',
  '<path fill="#8a7b5c" d="M24 36h40l4 34H20z"/><path fill="none" stroke="#8a7b5c" stroke-width="4" d="M34 40V28a10 10 0 0120 0v12"/>',
);

/** A merchant's own icon of a tier. */
export const STAR = draw(
  'none',
  '<path fill="#c98a1b" d="M44 12l10 20 22 3-16 16 4 22-20-10-20 10 4-22-16-16 22-3z"/>',
);
