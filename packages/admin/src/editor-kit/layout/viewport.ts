/** The widths that the preview is shown at, in CSS pixels. */
export const VIEWPORTS = {
  phone: { label: 'Phone', width: 360 },
  tablet: { label: 'Tablet', width: 768 },
  desktop: { label: 'Desktop', width: 1280 },
} as const;
export type Viewport = keyof typeof VIEWPORTS;

/** Zoom of the preview: as large as its space takes, or in percent of its real size. */
export const ZOOMS = ['fit', '50', '75', '100'] as const;
export type Zoom = (typeof ZOOMS)[number];

/**
 * Scale and height of a frame in its container, in CSS pixels. "fit" scales down, never up; other
 * zooms may overflow. The height fills the container. Media queries inside use the real width.
 */
export function fitFrame(
  width: number,
  space: { readonly width: number; readonly height: number },
  zoom: Zoom,
): { readonly scale: number; readonly height: number } {
  if (space.width <= 0 || space.height <= 0) return { scale: 1, height: 0 };
  const scale = zoom === 'fit' ? Math.min(1, space.width / width) : Number(zoom) / 100;
  return { scale, height: Math.floor(space.height / scale) };
}
