import { useState } from 'react';
import { rememberedViewport, rememberViewport, type Viewport } from '../preview/viewport';

/** On narrow screens one of them shows. */
type Pane = 'sidebar' | 'preview';

/** How the editor is laid out: view state that is never saved with the cart nor undone. */
export interface Layout {
  readonly pane: Pane;
  readonly viewport: Viewport;
  readonly wide: boolean;
  /** Whether the list of shortcuts is open. */
  readonly helping: boolean;
  readonly change: (change: Partial<Omit<Layout, 'change'>>) => void;
}

export function useLayout(): Layout {
  const [layout, setLayout] = useState<Omit<Layout, 'change'>>(() => ({
    pane: 'sidebar',
    viewport: rememberedViewport(),
    wide: false,
    helping: false,
  }));
  return {
    ...layout,
    change(change) {
      if (change.viewport) rememberViewport(change.viewport);
      setLayout((before) => ({ ...before, ...change }));
    },
  };
}

/** The width below which sidebar and preview take turns; the same as in `cart-editor.css`. */
export function isNarrow(): boolean {
  return window.matchMedia('(max-width: 759px)').matches;
}
