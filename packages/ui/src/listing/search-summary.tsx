import type { MouseEvent } from 'react';

/**
 * Summary above search results: what was found, with a link to the original query if it was
 * corrected.
 */
export function SearchSummary(props: {
  readonly title: string;
  readonly corrected: {
    readonly instead: string;
    readonly address: string;
    readonly onInstead: (click: MouseEvent<HTMLAnchorElement>) => void;
  } | null;
}) {
  const { title, corrected } = props;
  return (
    <>
      <h2 className="cw-search-title">{title}</h2>
      {corrected && (
        <p className="cw-search-meant">
          <a href={corrected.address} onClick={(event) => corrected.onInstead(event)}>
            {corrected.instead}
          </a>
        </p>
      )}
    </>
  );
}
