import type { ReactNode } from 'react';

/** The cart's column: what stands above, what scrolls, and what stays at the bottom. */
export function CartFrame(props: {
  readonly header: ReactNode;
  readonly body: ReactNode;
  readonly footer: ReactNode;
  readonly busy: boolean;
}) {
  return (
    <div className="cw-frame" part="frame" aria-busy={props.busy}>
      <div className="cw-head">{props.header}</div>
      <div className="cw-body" part="body">
        {props.body}
      </div>
      <div className="cw-foot" part="footer">
        {props.footer}
      </div>
    </div>
  );
}
