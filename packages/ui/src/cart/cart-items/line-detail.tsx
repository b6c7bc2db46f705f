/** Something that tells a line from others: its variant, its selling plan, or a property. */
export interface LineDetail {
  /** Empty for what needs no name. */
  readonly name: string;
  readonly text: string;
  /** Where an uploaded file is; null for plain text. */
  readonly url: string | null;
}

/** Details of a line. Shoppers' texts are shown as text, whatever they hold; only the address of a file becomes a link. */
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
