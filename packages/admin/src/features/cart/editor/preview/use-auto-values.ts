import { findComponent } from '@cartwright/core/cart/components-of';
import { useMemo } from 'react';
import { useView } from '../../../../editor-kit/model/editor-context';
import type { AutoValue } from '../../../../editor-kit/preview/auto-setting';
import type { PreviewState } from '../../../../editor-kit/preview/preview-state';
import { useCartView, useDocument } from '../model/editor-context';
import { useScreen } from '../model/use-screen';
import { type BarPlaces, barPlaces, stateOfText } from './auto-values';

/** Countries of the progress bar whose settings are open; null if irrelevant. */
export function useBarPlaces(): BarPlaces | null {
  const barId = useCartView((view) => view.barId);
  // Serialised, so that other edits don't re-render.
  const places = useDocument((document) =>
    JSON.stringify(barId === null ? null : barPlaces(document, barId)),
  );
  return useMemo(() => JSON.parse(places), [places]);
}

/** Target language while the merchant translates. */
export function useTargetLanguage(): AutoValue<string> | null {
  const isTranslating = useScreen()?.kind === 'translations';
  const language = useCartView((view) => view.language);
  return useMemo(
    () => (isTranslating && language !== null ? { by: `translations ${language}`, value: language } : null),
    [isTranslating, language],
  );
}

/** Preview state that shows the text being edited in the selected component. */
export function useStateOfText(selected: string | null): AutoValue<PreviewState> | null {
  const entered = useView((view) => view.entered);
  const type = useDocument((document) =>
    selected === null ? null : (findComponent(document, selected)?.type ?? null),
  );
  return useMemo(() => {
    if (type === null || entered?.part !== selected) return null;
    const state = stateOfText(type, entered.path);
    return state && { by: [selected, ...entered.path].join('\n'), value: state };
  }, [type, entered, selected]);
}
