import type { CartRequest } from '../cart-port';

/** The JSON body of a request, in the AJAX Cart API's names. */
export function requestBody(request: CartRequest): unknown {
  switch (request.path) {
    case 'add':
      return {
        items: request.items.map(({ variantId, quantity, properties, sellingPlanId }) => ({
          id: variantId,
          quantity,
          ...(Object.keys(properties).length > 0 && { properties }),
          ...(sellingPlanId !== null && { selling_plan: sellingPlanId }),
        })),
      };
    case 'change':
      return { id: request.key, quantity: request.quantity };
    case 'update': {
      const { updates, note, attributes } = request;
      return {
        ...(updates && { updates }),
        ...(note !== undefined && { note }),
        ...(attributes && { attributes }),
      };
    }
    default:
      return request satisfies never;
  }
}
