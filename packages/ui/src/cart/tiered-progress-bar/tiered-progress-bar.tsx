import { GiftArea } from './gift-area';
import type { GiftRowProps } from './gift-row';
import { Milestone, type MilestoneProps } from './milestone';

/** Message split around its amount, which is emphasised. */
export interface ProgressMessage {
  readonly before: string;
  readonly amount: string;
  readonly after: string;
}

/** Progress bar: message, tiers and gifts. `progress` is 0–100. */
export function TieredProgressBar(props: {
  readonly id: string;
  readonly label: string;
  readonly message: ProgressMessage;
  /** Note on the basis if it differs from the subtotal; null for none. */
  readonly note: string | null;
  readonly progress: number;
  readonly complete: boolean;
  readonly tiers: readonly MilestoneProps[];
  readonly giftsTitle: string;
  readonly gifts: readonly Omit<GiftRowProps, 'isElsewhere'>[];
  readonly layout: 'above' | 'inline';
}) {
  const { before, amount, after } = props.message;
  const gifts = props.gifts.length > 0 && (
    <GiftArea
      id={`${props.id}-gifts`}
      title={props.giftsTitle}
      gifts={props.gifts}
      isTight={props.tiers.length > 2}
    />
  );
  return (
    <>
      <section className="cw-progress" part="progress" aria-label={props.label}>
        <p className="cw-progress-message cw-clamp cw-text" part="progress-message">
          {before}
          {amount && <strong>{amount}</strong>}
          {after}
        </p>
        {props.note !== null && <p className="cw-progress-note">{props.note}</p>}
        <div
          className={`cw-way cw-way--${props.tiers.length}`}
          data-complete={props.complete}
          data-large={props.tiers.some(({ size }) => size > 24)}
        >
          <div
            className="cw-track"
            part="progress-track"
            role="progressbar"
            aria-label={props.label}
            aria-valuemin={0}
            aria-valuemax={100}
            aria-valuenow={Math.round(props.progress)}
            aria-valuetext={`${before}${amount}${after}`}
          >
            <div className="cw-fill" part="progress-fill" style={{ inlineSize: `${props.progress}%` }} />
          </div>
          <ol className="cw-milestones">
            {props.tiers.map((tier) => (
              <Milestone key={tier.id} {...tier} />
            ))}
          </ol>
        </div>
        {props.layout === 'inline' && gifts}
      </section>
      {props.layout === 'above' && gifts}
    </>
  );
}
