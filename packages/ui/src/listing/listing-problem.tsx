/** Error state of a list, with retry and reload. */
export function ListingProblem(props: {
  readonly text: string;
  readonly again: string;
  readonly onAgain: () => void;
  readonly reload: string;
  /** URL of the list, which the store can render without us. */
  readonly address: string;
}) {
  return (
    <div className="cw-listing-problem" role="alert">
      <p>{props.text}</p>
      <p className="cw-listing-ways">
        <button className="cw-card-button" type="button" onClick={props.onAgain}>
          {props.again}
        </button>
        <a href={props.address}>{props.reload}</a>
      </p>
    </div>
  );
}
