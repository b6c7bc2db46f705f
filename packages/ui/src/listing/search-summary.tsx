import type { MouseEvent } from 'react';

/**
 * Summary above search results: what was found, with a link to the original query if it was
 * corrected.
 */
export function SearchSummary(props: {
  readonly title: string;
  readonly meant: {
    readonly instead: string;
    readonly address: string;
    readonly onInstead: (click: MouseEvent<HTMLAnchorElement>) => void;
  } | null;
}) {
  const { title, meant } = props;
  return (
    <>
      <h2 className="cw-search-title">{title}</h2>
      {meant && (
        <p className="cw-search-meant">
          <a href={meant.address} onClick={(event) => meant.onInstead(event)}>
            {meant.instead}
          </a>
        </p>
      )}
    </>
  );
}
