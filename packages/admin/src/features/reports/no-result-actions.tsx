import { Link } from '@tanstack/react-router';

/** Actions that help a search without results: each opens an editor with the words filled in. */
export function NoResultActions({ words }: { readonly words: string }) {
  const name = (action: string) => `${action} for “${words}”`;
  return (
    <>
      <Link to="/smart-search/synonyms/" search={{ words }} aria-label={name('Add synonym')}>
        Add synonym
      </Link>
      <Link
        to="/smart-search/keyword-groups/"
        search={{ words, add: 'redirect' }}
        aria-label={name('Redirect')}
      >
        Redirect
      </Link>
      <Link
        to="/smart-search/keyword-groups/"
        search={{ words, add: 'product' }}
        aria-label={name('Promote product')}
      >
        Promote product
      </Link>
    </>
  );
}
