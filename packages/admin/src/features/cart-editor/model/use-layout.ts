import { useState, useSyncExternalStore } from 'react';
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

/** A narrow window has a choice of viewport of its own, which begins with the phone and is not remembered. */
export function useLayout(): Layout {
  const narrow = useSyncExternalStore(watchNarrow, isNarrow);
  const [layout, setLayout] = useState<Omit<Layout, 'change' | 'viewport'>>({
    pane: 'sidebar',
    wide: false,
    helping: false,
  });
  const [viewports, setViewports] = useState<{ readonly wide: Viewport; readonly narrow: Viewport }>(() => ({
    wide: rememberedViewport(),
    narrow: 'phone',
  }));
  return {
    ...layout,
    viewport: narrow ? viewports.narrow : viewports.wide,
    change({ viewport, ...change }) {
      if (viewport) {
        if (!narrow) rememberViewport(viewport);
        setViewports((before) => ({ ...before, [narrow ? 'narrow' : 'wide']: viewport }));
      }
      setLayout((before) => ({ ...before, ...change }));
    },
  };
}

/** The width below which sidebar and preview take turns; the same as in `cart-editor.css`. */
const NARROW = '(max-width: 759px)';

export function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

function watchNarrow(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}
