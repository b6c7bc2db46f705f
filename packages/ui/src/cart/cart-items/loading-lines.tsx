/** Skeleton of lines while the cart loads. */
export function LoadingLines({ label }: { readonly label: string }) {
  return (
    <div className="cw-lines" role="img" aria-label={label}>
      {[1, 2].map((line) => (
        <div className="cw-line" key={line}>
          <span className="cw-line-image cw-bone" />
          <div className="cw-line-text">
            <span className="cw-bone cw-bone--title" />
            <span className="cw-bone cw-bone--price" />
          </div>
        </div>
      ))}
    </div>
  );
}
