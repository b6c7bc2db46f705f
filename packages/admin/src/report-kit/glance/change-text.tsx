import type { Change } from '../figures/change';

const ARROWS = { up: '↑', down: '↓', none: '' } as const;

/** Change below a figure. Uncoloured if neither direction is better. Null reserves the space. */
export function ChangeText({ change }: { readonly change: Change | null }) {
  return (
    <span className="cw-tile__change" data-judgement={change?.judgement}>
      {change && (
        <>
          <span aria-hidden="true" title={change.sentence}>
            {`${ARROWS[change.direction]} ${change.short}`.trim()}
          </span>
          <span className="cwa-visually-hidden">{change.sentence}</span>
        </>
      )}
    </span>
  );
}
