import {
  MAX_VARIANTS_OFFERED,
  type OfferedPlan,
  type OfferedProduct,
  type OfferedVariant,
} from '@cartwright/core/widgets/offered-product';
import type { Widget } from '@cartwright/core/widgets/widget';
import type { WidgetCell } from '@cartwright/core/widgets/widget-listing';
import { jsonObject, type LiquidFields } from '../listing/liquid-json';

/** Liquid fields of a widget's product `p` besides its card: its choices. */
export function offeredFields(
  { classification, settings }: Widget,
  { card, pickedVariants }: Pick<WidgetCell, 'card' | 'pickedVariants'>,
): LiquidFields<Pick<OfferedProduct, 'variants' | 'cardVariantId' | 'isGiftCard'>> {
  const isInCart = classification === 'cart_page';
  const variant: LiquidFields<OfferedVariant> = {
    id: '{{ w.id }}',
    title: '{{ w.title | json }}',
    amount: '{{ w.price | json }}',
    compareAt: '{{ w.compare_at_price | json }}',
    available: '{% if w.available %}true{% else %}false{% endif %}',
    isSoldOnce: '{% if p.requires_selling_plan or w.requires_selling_plan %}false{% else %}true{% endif %}',
    plans: settings.productType === 'one-time' ? '[]' : PLANS,
    ...((settings.bundle || isInCart) && { quantityRule: RULE }),
    ...(isInCart && { picture: PICTURE }),
  };
  const one = `{{ comma }}${jsonObject(variant)}{%- assign comma = ',' -%}`;
  const meant = pickedVariants?.map((id) => `w.id == ${id}`).join(' or ');
  const each = meant ? `{%- if ${meant} -%}${one}{%- endif -%}` : one;
  const all = `[{%- assign comma = '' -%}{%- for w in p.variants -%}${each}{%- endfor -%}]`;
  return {
    cardVariantId: String(card.variantId),
    // The cart lists them in a menu.
    variants:
      meant || isInCart
        ? all
        : `{% if p.variants.size <= ${MAX_VARIANTS_OFFERED} %}${all}{% else %}[]{% endif %}`,
    ...(isInCart && { isGiftCard: '{% if p.gift_card? %}true{% else %}false{% endif %}' }),
  };
}

const PLAN: LiquidFields<OfferedPlan> = {
  id: '{{ a.selling_plan.id }}',
  name: '{{ a.selling_plan.name | json }}',
  amount: '{{ a.price | json }}',
};
const PICTURE =
  '{% if w.featured_image %}{{ w.featured_image | image_url: width: 360 | json }}{% else %}null{% endif %}';
const RULE =
  '{% if w.quantity_rule.min > 1 or w.quantity_rule.increment > 1 or w.quantity_rule.max %}' +
  '{"min":{{ w.quantity_rule.min }},"max":{{ w.quantity_rule.max | json }},"increment":{{ w.quantity_rule.increment }}}' +
  '{% else %}null{% endif %}';
const PLANS = `[{%- for a in w.selling_plan_allocations -%}{% unless forloop.first %},{% endunless %}${jsonObject(PLAN)}{%- endfor -%}]`;
