import { TEXT_LIMITS } from '@cartwright/core/texts/limits';
import { useLocation, useNavigate } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { toastError } from '../../shared/state/toasts';
import { termKey } from './term-key';

/**
 * Takes words from the URL (`?words=…&add=…`) once and removes them, so that a reload doesn't
 * repeat it. Invalid terms are dropped, with a message if too long.
 */
export function useAddressTerm(take: (words: string, add: unknown) => void): void {
  const { search } = useLocation();
  const navigate = useNavigate();
  const taken = useRef(false);
  useEffect(
    function takeOnce() {
      if (search.words === undefined || taken.current) return;
      taken.current = true;
      const words = String(search.words).trim();
      void navigate({ to: './', search: {}, replace: true, resetScroll: false });
      if (words.length > TEXT_LIMITS.searchTerm) {
        toastError(`These words have more than ${TEXT_LIMITS.searchTerm} characters. Use fewer of them.`);
      } else if (termKey(words) !== '') take(words, search.add);
    },
    [search, navigate, take],
  );
}
