/** Error response of the AJAX API. In the body, `status` is a word for 400, else a number. */
export interface Refusal {
  readonly status: 400 | 404 | 422;
  readonly body: {
    readonly status: 'bad_request' | 404 | 422;
    readonly message: string;
    readonly description: string;
    readonly errors?: string;
  };
}

export function cartError(description: string): Refusal {
  return {
    status: 422,
    body: { status: 422, message: 'Cart Error', description, errors: description },
  };
}

export function variantNotFound(): Refusal {
  return { status: 404, body: { status: 404, message: 'Cart Error', description: 'Cannot find variant' } };
}

export function badRequest(message: string, description: string): Refusal {
  return { status: 400, body: { status: 'bad_request', message, description } };
}

export function soldOut(title: string): Refusal {
  return cartError(`The product '${title}' is already sold out.`);
}

/** Error for a quantity above the stock, of which the available units were added. Texts as of 4 March 2025. */
export function onlyAdded(units: number): Refusal {
  if (units === 0) return cartError('The maximum quantity of this item is already in your cart.');
  const items = units === 1 ? '1 item was' : `${units} items were`;
  return cartError(`Only ${items} added to your cart due to availability.`);
}
