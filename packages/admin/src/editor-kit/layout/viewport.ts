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
 * Size and scale of a frame of a real width in a space, all in CSS pixels. To fit it is scaled down, never up; else it is as large
 * as asked for, and may be wider than the space. It is as high as the space is. Media queries inside see the real width.
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
