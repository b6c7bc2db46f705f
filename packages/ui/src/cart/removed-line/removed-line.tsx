export interface RemovedLineProps {
  /** Says what was removed. */
  readonly text: string;
  readonly undo: {
    readonly label: string;
    /** Says what comes back. */
    readonly title: string;
    readonly onClick: () => void;
  };
}

/** Row in the place of a line that was just removed, with the way back. */
export function RemovedLine({ text, undo }: RemovedLineProps) {
  return (
    <li className="cw-removed" part="removed-line">
      <span className="cw-removed-text cw-clamp">{text}</span>
      <button
        type="button"
        className="cw-link cw-undo"
        part="undo"
        aria-label={undo.title}
        onClick={undo.onClick}
      >
        {undo.label}
      </button>
    </li>
  );
}
