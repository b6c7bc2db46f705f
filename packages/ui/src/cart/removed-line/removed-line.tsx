export interface RemovedLineProps {
  /** Text that names the removed item. */
  readonly text: string;
  readonly undo: {
    readonly label: string;
    /** Accessible name that includes the item. */
    readonly title: string;
    readonly onClick: () => void;
  };
}

/** Placeholder of a removed line, with undo. */
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
