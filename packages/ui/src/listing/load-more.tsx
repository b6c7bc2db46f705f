/**
 * Button at an end of a list with infinite scroll: how much of it is there, and the button for more. While more is on its way
 * everything keeps its place.
 */
export function LoadMore(props: {
  /** How much is there; null where that is said elsewhere. */
  readonly shown: string | null;
  /** Why there isn't more. */
  readonly problem: string | null;
  readonly label: string;
  readonly isLoading: boolean;
  /** Whether there is no more. */
  readonly isAll?: boolean;
  readonly onLoad: () => void;
}) {
  const { shown, problem } = props;
  return (
    <div className="cw-more">
      {problem !== null ? (
        <p key="problem" className="cw-more-text" role="alert">
          {problem}
        </p>
      ) : (
        shown !== null && (
          <p key="shown" className="cw-more-text">
            {shown}
          </p>
        )
      )}
      {!props.isAll && (
        // Disabled it would lose the focus.
        <button
          className="cw-card-button"
          type="button"
          aria-disabled={props.isLoading ? true : undefined}
          onClick={props.onLoad}
        >
          {props.label}
        </button>
      )}
    </div>
  );
}
