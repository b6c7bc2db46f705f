import { OfferCard, type OfferCardProps } from './offer-card';

/** Cross-sell widget: a carousel, or a list in a second column. */
export function CrossSellWidget(props: {
  readonly id: string;
  /** Empty for none; then `label` is the accessible name. */
  readonly title: string;
  readonly label: string;
  readonly arrangement: 'row' | 'column';
  readonly content:
    | { readonly kind: 'offers'; readonly offers: readonly OfferCardProps[] }
    | { readonly kind: 'loading'; readonly count: number; readonly text: string }
    | {
        readonly kind: 'failed';
        readonly text: string;
        readonly again: string;
        readonly onAgain: () => void;
      };
}) {
  const { id, title, content } = props;
  const titleId = `cw-cross-sell-${id}`;
  return (
    <section
      className="cw-cross-sell"
      part="cross-sell"
      data-arrangement={props.arrangement}
      {...(title === '' ? { 'aria-label': props.label } : { 'aria-labelledby': titleId })}
    >
      {title !== '' && (
        <h3 className="cw-cross-sell-title" part="cross-sell-title" id={titleId}>
          {title}
        </h3>
      )}
      {content.kind === 'offers' && (
        // biome-ignore lint/a11y/noRedundantRoles: Safari takes the role from a list without bullets.
        <ul className="cw-suggestions" role="list">
          {content.offers.map((offer) => (
            <OfferCard key={offer.id} {...offer} />
          ))}
        </ul>
      )}
      {content.kind === 'loading' && (
        <div className="cw-suggestions" role="img" aria-label={content.text}>
          {Array.from({ length: content.count }, (_, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they are all the same.
            <span className="cw-suggestion cw-suggestion--bone cw-bone" key={index} />
          ))}
        </div>
      )}
      {content.kind === 'failed' && (
        <p className="cw-cross-sell-failed" role="status">
          {content.text}{' '}
          <button type="button" className="cw-link" onClick={content.onAgain}>
            {content.again}
          </button>
        </p>
      )}
    </section>
  );
}
