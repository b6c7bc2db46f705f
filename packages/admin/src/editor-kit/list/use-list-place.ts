import { useState } from 'react';
import { useDebounced } from '../pickers/dialog/use-debounced';
import type { ListChoices } from './list-choices';

/** Request of a list. Pages begin at 1. */
export interface ListRequest<Filter extends string, Sort extends string, Size extends number> {
  readonly page: number;
  readonly limit: Size;
  /** Empty: no search. */
  readonly search: string;
  /** Undefined: no filter. */
  readonly filter: Filter | undefined;
  readonly sort: Sort;
}

export interface ListPlace<Filter extends string, Sort extends string, Size extends number> {
  readonly choices: ListChoices<Filter, Sort, Size>;
  /** Value of the search field. */
  readonly words: string;
  /** Request with the debounced search. */
  readonly request: ListRequest<Filter, Sort, Size>;
  readonly setWords: (words: string) => void;
  /** Resets to the first page. */
  readonly choose: (
    changes: Partial<Pick<ListRequest<Filter, Sort, Size>, 'limit' | 'filter' | 'sort'>>,
  ) => void;
  readonly turnTo: (page: number) => void;
  /** Resets search and filter. */
  readonly showAll: () => void;
}

/** State of a list: page, sort, search, filter. */
export function useListPlace<Filter extends string, Sort extends string, Size extends number>(
  choices: ListChoices<Filter, Sort, Size>,
): ListPlace<Filter, Sort, Size> {
  const [words, setWords] = useState('');
  const [place, setPlace] = useState<Omit<ListRequest<Filter, Sort, Size>, 'search'>>({
    page: 1,
    limit: choices.sizes[0],
    filter: undefined,
    sort: choices.sorts[0].value,
  });
  const search = useDebounced(words.trim());
  const change = (changes: Partial<typeof place>) => setPlace({ ...place, page: 1, ...changes });
  return {
    choices,
    words,
    request: { ...place, search },
    setWords(next) {
      setWords(next);
      change({});
    },
    choose: change,
    turnTo: (page) => change({ page }),
    showAll() {
      setWords('');
      change({ filter: undefined });
    },
  };
}
