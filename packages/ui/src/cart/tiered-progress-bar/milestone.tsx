import { Icon, type IconName } from '../icon';

export interface MilestoneProps {
  readonly id: string;
  readonly icon: IconName;
  /** Address of the merchant's own icon; empty for ours. */
  readonly image: string;
  /** Pixels. */
  readonly size: number;
  readonly label: string;
  readonly earned: boolean;
  /** "Earned" or "Not earned yet", for those who do not see the colour. */
  readonly statusLabel: string;
}

/** One tier on the way. */
export function Milestone(props: MilestoneProps) {
  return (
    <li className="cw-milestone" data-earned={props.earned} part="tier">
      <span className="cw-milestone-icon">
        {props.image ? (
          <img src={props.image} alt="" width={props.size} height={props.size} loading="lazy" />
        ) : (
          <Icon name={props.earned ? 'check' : props.icon} size={props.size} />
        )}
      </span>
      <span className="cw-milestone-label" part="tier-label">
        {props.label}
      </span>
      <span className="cw-hidden">{props.statusLabel}</span>
    </li>
  );
}
