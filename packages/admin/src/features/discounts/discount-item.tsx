import type { DiscountCart } from '@cartwright/core/contract/automatic-discounts';
import { nameOfCart } from '@cartwright/core/schedule/name-of-cart';
import { Badge, type BadgeTone } from '@cartwright/ui/admin/badge';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';

interface DiscountBadge {
  readonly name: string;
  readonly tone: BadgeTone | undefined;
}

/** List item of an app discount: cart, badges, facts. */
export function DiscountItem({
  cart,
  badges,
  facts,
  children,
  action,
}: {
  readonly cart: DiscountCart;
  readonly badges: readonly DiscountBadge[];
  /** Value and period. */
  readonly facts: readonly string[];
  /** Problems. */
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  const name = nameOfCart(cart);
  return (
    <li className="cw-discount">
      <div className="cw-discount__text">
        <div className="cw-discount__head">
          {cart.exists ? (
            <Link to="/smartcart/edit/$id/" params={{ id: cart.id }} className="cw-discount__name">
              {name}
            </Link>
          ) : (
            <span className="cw-discount__name">{name}</span>
          )}
          {badges.map((badge) => (
            <Badge key={badge.name} {...(badge.tone && { tone: badge.tone })}>
              {badge.name}
            </Badge>
          ))}
        </div>
        {facts.map((fact) => (
          <p key={fact} className="cw-discount__fact">
            {fact}
          </p>
        ))}
        {children}
      </div>
      {action}
    </li>
  );
}
