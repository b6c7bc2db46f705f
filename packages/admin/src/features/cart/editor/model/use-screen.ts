import { useLocation, useNavigate } from '@tanstack/react-router';
import { useCallback, useMemo } from 'react';
import { useDocument } from './editor-context';
import { hashOf, type Screen, screenOf } from './screen';

/** Screen of the URL hash, memoised. */
export function useScreen(): Screen | null {
  const hash = useLocation({ select: (location) => location.hash });
  const useCustomTemplate = useDocument((document) => document.useCustomTemplate);
  return useMemo(() => screenOf(hash, { useCustomTemplate }), [hash, useCustomTemplate]);
}

type ChooseScreen = (screen: Screen | null, how?: { readonly replace: boolean }) => void;

/**
 * Navigates to a screen with a history entry. `replace` adds none: for deleted targets, and
 * redirects.
 */
export function useChooseScreen(): ChooseScreen {
  const navigate = useNavigate();
  return useCallback(
    (screen, { replace } = { replace: false }) => {
      const hash = hashOf(screen);
      if (hash === window.location.hash.slice(1)) return;
      void navigate({ to: './', hash, replace, resetScroll: false, hashScrollIntoView: false });
    },
    [navigate],
  );
}
