/** Limits and step of the pixel settings, within what the drawer's styles allow. */
export const PIXELS = {
  fontSize: { label: 'Text size', least: 12, most: 22, usual: 16 },
  radius: { label: 'Corners', least: 0, most: 32, usual: 8 },
  buttonRadius: { label: 'Button corners', least: 0, most: 40, usual: 8 },
  buttonBorderWidth: { label: 'Button border', least: 0, most: 4, usual: 1 },
  width: { label: 'Drawer width', least: 320, most: 640, usual: 440 },
} as const;

export type PixelSetting = keyof typeof PIXELS;

export const PIXEL_SETTINGS = Object.keys(PIXELS) as PixelSetting[];
