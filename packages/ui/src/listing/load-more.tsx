/**
 * Button at either end of a list with infinite scroll, with progress. Prevents layout shifts while
 * loading.
 */
export function LoadMore(props: {
  /** Progress text; null if shown elsewhere. */
  readonly shown: string | null;
  /** Error message. */
  readonly problem: string | null;
  readonly label: string;
  readonly isLoading: boolean;
  /** Whether everything is loaded. */
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
        // `disabled` would lose the focus.
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
