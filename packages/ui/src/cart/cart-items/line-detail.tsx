/** Detail of a line: variant, selling plan, or property. */
export interface LineDetail {
  /** Empty if it needs no name. */
  readonly name: string;
  readonly text: string;
  /** URL of an uploaded file; null for plain text. */
  readonly url: string | null;
}

/** Details of a line. Shoppers' texts are always escaped; only file URLs become links. */
export function LineDetails({ details }: { readonly details: readonly LineDetail[] }) {
  return details.map(({ name, text, url }) => (
    <p className="cw-line-detail" part="line-detail" key={name + text}>
      {name && `${name}: `}
      {url === null ? (
        text
      ) : (
        <a href={url} target="_blank" rel="noopener noreferrer nofollow">
          {text}
        </a>
      )}
    </p>
  ));
}
