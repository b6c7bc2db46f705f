import { isGiftLine } from '@cartwright/core/rewards/cart';
import { LineOffers } from '@cartwright/ui/cart/line-offers/line-offers';
import css from '@cartwright/ui/cart/line-offers/line-offers.css';
import type { Part } from '../../parts/part';
import { type OfferedLine, planOffer, ruleMessage, variantOffer, volumeOffer } from './offer-parts';

/** Offers of a line; null if there are none. */
function LineOffersPart(offered: OfferedLine) {
  const { line, session } = offered;
  if (isGiftLine(line)) return null;
  const variant = variantOffer(offered);
  const rule = ruleMessage(line.rule, session);
  const plan = planOffer(offered);
  const volume = volumeOffer(offered);
  if (!variant && rule === null && !plan && !volume) return null;
  return <LineOffers variant={variant} rule={rule} plan={plan} volume={volume} />;
}

export const part: Part<'line_offers'> = { css, Component: LineOffersPart };
