import type { CartRequest } from '../../state/ports/cart-port';

/** JSON body of a request, with the AJAX Cart API's names. */
export function requestBody(request: CartRequest): unknown {
  switch (request.path) {
    case 'add':
      return {
        items: request.items.map(({ variantId, quantity, properties, sellingPlanId, parentKey }) => ({
          id: variantId,
          quantity,
          ...(Object.keys(properties).length > 0 && { properties }),
          ...(sellingPlanId !== null && { selling_plan: sellingPlanId }),
          ...(parentKey && { parent_line_key: parentKey }),
        })),
      };
    case 'change':
      // An undefined plan is omitted from the JSON and left unchanged.
      return { id: request.key, quantity: request.quantity, selling_plan: request.sellingPlanId };
    case 'update': {
      const { updates, note, attributes, codes } = request;
      return { updates, note, attributes, discount: codes?.join() };
    }
    default:
      return request satisfies never;
  }
}
