import { useState, useSyncExternalStore } from 'react';
import { PREVIEW_PAGE, PREVIEW_ZOOM, VIEWPORT } from '../../shared/api/storage-keys';
import { VIEWPORTS, type Viewport, ZOOMS, type Zoom } from './viewport';

/** Visible pane on narrow screens. */
export type Pane = 'sidebar' | 'preview';

/** View of the preview. */
export interface PreviewView {
  readonly viewport: Viewport;
  readonly zoom: Zoom;
  /** Whether a mock store page surrounds the preview. */
  readonly page: boolean;
}

/** A preview's view, and what changes it. */
export interface PreviewLayout extends PreviewView {
  readonly change: (change: Partial<PreviewView>) => void;
}

/** Layout of the editor: view state, neither saved nor undone. */
export interface Layout extends PreviewView {
  readonly pane: Pane;
  readonly wide: boolean;
  /** Whether the shortcut dialog is open. */
  readonly helping: boolean;
  readonly change: (change: Partial<Omit<Layout, 'change'>>) => void;
}

/**
 * Layout state. Narrow windows have their own viewport and zoom, initially phone and fit, which
 * aren't persisted.
 */
export function useLayout(): Layout {
  const narrow = useSyncExternalStore(watchNarrow, isNarrow);
  const [layout, setLayout] = useState({ pane: 'sidebar' as Pane, wide: false, helping: false });
  const [views, setViews] = useState(() => {
    const wide = rememberedView();
    return { wide, narrow: { ...wide, viewport: 'phone', zoom: 'fit' } satisfies PreviewView as PreviewView };
  });
  return {
    ...layout,
    ...(narrow ? views.narrow : views.wide),
    change({ viewport, zoom, page, ...change }) {
      const view = {
        ...(viewport !== undefined && { viewport }),
        ...(zoom !== undefined && { zoom }),
        ...(page !== undefined && { page }),
      };
      if (!narrow) rememberView(view);
      else if (page !== undefined) rememberView({ page });
      const at = narrow ? 'narrow' : 'wide';
      setViews((before) => ({ ...before, [at]: { ...before[at], ...view } }));
      setLayout((before) => ({ ...before, ...change }));
    },
  };
}

function rememberedView(): PreviewView {
  const viewports = Object.keys(VIEWPORTS) as Viewport[];
  return {
    viewport: remembered(VIEWPORT, viewports, 'phone'),
    zoom: remembered(PREVIEW_ZOOM, ZOOMS, 'fit'),
    page: remembered(PREVIEW_PAGE, ['on', 'off'], 'off') === 'on',
  };
}

function rememberView({ viewport, zoom, page }: Partial<PreviewView>): void {
  if (viewport !== undefined) remember(VIEWPORT, viewport);
  if (zoom !== undefined) remember(PREVIEW_ZOOM, zoom);
  if (page !== undefined) remember(PREVIEW_PAGE, page ? 'on' : 'off');
}

/** Breakpoint for a single pane; in sync with the editors' style sheets. */
const NARROW = '(max-width: 759px)';

export function isNarrow(): boolean {
  return window.matchMedia(NARROW).matches;
}

function watchNarrow(onChange: () => void): () => void {
  const query = window.matchMedia(NARROW);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Persisted choice of this browser; `fallback` without one, or without storage. */
function remembered<Choice extends string>(
  key: string,
  choices: readonly Choice[],
  fallback: Choice,
): Choice {
  try {
    const kept = localStorage.getItem(key);
    return choices.find((each) => each === kept) ?? fallback;
  } catch {
    return fallback;
  }
}

function remember(key: string, choice: string): void {
  try {
    localStorage.setItem(key, choice);
  } catch {
    // Not persisted without storage.
  }
}
