import { TierDrawing, type TierIcon } from './tier-drawing';

/** `next` is the tier that the message is about; `locked` are the ones after it. */
export type MilestoneState = 'reached' | 'next' | 'locked';

export interface MilestoneProps {
  readonly id: string;
  readonly icon: TierIcon;
  /** URL of a custom icon; empty for ours. */
  readonly image: string;
  /** Pixels. */
  readonly size: number;
  readonly label: string;
  readonly state: MilestoneState;
  /** "Earned" or "Not earned yet", for screen readers. */
  readonly statusLabel: string;
}

/** Tier on the progress bar. */
export function Milestone(props: MilestoneProps) {
  return (
    <li className="cw-milestone" data-state={props.state} part="tier">
      <span className="cw-milestone-icon" data-own={props.image !== ''}>
        {props.image ? (
          <img src={props.image} alt="" width={props.size} height={props.size} loading="lazy" />
        ) : (
          <TierDrawing name={props.state === 'reached' ? 'check' : props.icon} size={props.size} />
        )}
        {props.image && props.state === 'reached' && (
          <span className="cw-mark cw-mark--done">
            <TierDrawing name="check" size={12} />
          </span>
        )}
      </span>
      <span className="cw-milestone-label cw-clamp" part="tier-label">
        {props.label}
      </span>
      <span className="cw-hidden">{props.statusLabel}</span>
    </li>
  );
}
