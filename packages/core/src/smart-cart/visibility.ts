import type { CartComponent } from './component';

/** Whether a shopper sees it. */
export function isVisible(component: Pick<CartComponent, 'visibilityStatus'>): boolean {
  return component.visibilityStatus !== 'hidden';
}
