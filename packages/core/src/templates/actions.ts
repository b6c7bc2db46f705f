interface TemplateAction {
  readonly name: string;
  /** The further attributes that it reads. */
  readonly needs: readonly string[];
  readonly does: string;
}

/** What `data-action` can be. */
export const TEMPLATE_ACTIONS: readonly TemplateAction[] = [
  { name: 'remove', needs: ['data-key'], does: 'Takes the line out; of a gift that is declined.' },
  { name: 'increase', needs: ['data-key'], does: 'One more of the line.' },
  { name: 'decrease', needs: ['data-key'], does: 'One less of the line; the last one takes it out.' },
  {
    name: 'set-quantity',
    needs: ['data-key'],
    does: 'On an input: so many of the line as were typed, when the shopper leaves the field.',
  },
  { name: 'add', needs: ['data-variant'], does: 'Puts a variant in; `data-quantity` of it, or one.' },
  {
    name: 'pick-gift',
    needs: ['data-gift'],
    does: 'Takes a gift, or another variant of it (`data-variant`, or the value of a select).',
  },
  {
    name: 'apply-code',
    needs: [],
    does: 'On a form: enters the discount code of its first field. On a button: the code in `data-code`.',
  },
  { name: 'remove-code', needs: ['data-code'], does: 'Takes a discount code out.' },
  { name: 'note', needs: [], does: 'On a textarea or an input: saves the note while it is typed.' },
  { name: 'accept-terms', needs: [], does: 'On a checkbox: whether the shopper accepts the terms.' },
  {
    name: 'checkout',
    needs: [],
    does: 'Goes to checkout when all changes are saved; not without the terms where they are asked for.',
  },
  { name: 'close', needs: [], does: 'Closes the cart.' },
];
