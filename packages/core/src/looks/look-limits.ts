/** Limits and step of the pixel settings, within what the drawer's styles allow. */
export const PIXELS = {
  fontSize: { label: 'Text size', min: 12, max: 22, usual: 16 },
  radius: { label: 'Corners', min: 0, max: 32, usual: 8 },
  buttonRadius: { label: 'Button corners', min: 0, max: 40, usual: 8 },
  buttonBorderWidth: { label: 'Button border', min: 0, max: 4, usual: 1 },
  width: { label: 'Drawer width', min: 320, max: 640, usual: 440 },
} as const;

export type PixelSetting = keyof typeof PIXELS;

export const PIXEL_SETTINGS = Object.keys(PIXELS) as PixelSetting[];
