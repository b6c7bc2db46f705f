/** Where the element of a partner's app stands: it is in the page's own document, and is only shown here. */
export function SmartCartApp(props: {
  readonly slot: string;
  readonly name: string;
  /** What the editor's preview has to say of it; null in a store. */
  readonly note: string | null;
}) {
  return (
    <div className="cw-app" part="app">
      <slot name={props.slot} />
      {props.note !== null && (
        <div className="cw-app-note">
          <p className="cw-app-name">{props.name}</p>
          <p>{props.note}</p>
        </div>
      )}
    </div>
  );
}
