/** The widths that the preview is shown at, in CSS pixels. */
export const VIEWPORTS = {
  phone: { label: 'Phone', width: 360 },
  tablet: { label: 'Tablet', width: 768 },
  desktop: { label: 'Desktop', width: 1280 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;

const REMEMBERED = 'cartwright:viewport';

/** The viewport that this user chose last; the phone's before there was one, and where nothing can be remembered. */
export function rememberedViewport(): Viewport {
  try {
    const remembered = localStorage.getItem(REMEMBERED);
    const known = Object.keys(VIEWPORTS).find((each): each is Viewport => each === remembered);
    return known ?? 'phone';
  } catch {
    return 'phone';
  }
}

export function rememberViewport(viewport: Viewport): void {
  try {
    localStorage.setItem(REMEMBERED, viewport);
  } catch {
    // A browser without storage forgets it with the page.
  }
}

/**
 * How a frame of a real width fits into a space, all in CSS pixels: it is scaled down, never up, and as high as the space
 * is. Media queries inside see the real width.
 */
export function fitFrame(
  width: number,
  space: { readonly width: number; readonly height: number },
): { readonly scale: number; readonly height: number } {
  if (space.width <= 0 || space.height <= 0) return { scale: 1, height: 0 };
  const scale = Math.min(1, space.width / width);
  return { scale, height: Math.floor(space.height / scale) };
}
