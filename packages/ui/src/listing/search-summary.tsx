import type { MouseEvent } from 'react';

/** Summary above the list of a search: what was found, and a way to what was typed where another text was searched. */
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
