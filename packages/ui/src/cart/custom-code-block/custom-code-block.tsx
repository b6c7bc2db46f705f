/** Where the merchant's own markup stands: it is in the page's own document, and is only shown here. */
export function CustomCodeBlock(props: {
  readonly slot: string;
  /** What the editor's preview has to say of it; null in a store. */
  readonly note: string | null;
}) {
  return (
    <div className="cw-code-block" part="code-block">
      <slot name={props.slot} />
      {props.note !== null && <p className="cw-code-note">{props.note}</p>}
    </div>
  );
}
