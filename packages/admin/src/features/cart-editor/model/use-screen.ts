import { findComponent } from '@cartwright/core/smart-cart/components-of';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback } from 'react';
import { useDocument } from './editor-context';
import { hashOf, type Screen, screenOf } from './screen';

/** The screen that the address names. */
export function useScreen(): Screen | null {
  const hash = useLocation({ select: (location) => location.hash });
  const useCustomTemplate = useDocument((document) => document.useCustomTemplate);
  // The kind decides for all but components; whether the component is there is asked of the document itself.
  const exists = useDocument((document) => {
    const screen = screenOf(hash, { useCustomTemplate, hasComponent: () => true });
    return screen?.kind === 'component' && findComponent(document, screen.componentId) !== undefined;
  });
  return screenOf(hash, { useCustomTemplate, hasComponent: () => exists });
}

/** Goes to a screen. Going back leaves the editor, it does not walk through every screen that was open. */
export function useChooseScreen(): (screen: Screen | null) => void {
  const navigate = useNavigate();
  return useCallback(
    (screen) =>
      void navigate({
        to: './',
        hash: hashOf(screen),
        replace: true,
        resetScroll: false,
        hashScrollIntoView: false,
      }),
    [navigate],
  );
}
