import { type Issue, issue } from '../smart-cart/issue';
import { lengthIssues, unsaid } from '../smart-cart/length-issues';
import { LIST_LIMITS } from '../smart-cart/limits';
import { MAX_SHOWN, type Widget, widgetDocument } from './schema';

/** Spec section 5, "New widget name". */
export const NAME_MISSING = 'Name must be at least 1 character.';

const LABELS = { add: 'Add button', added: 'Added', choose: 'Choose', soldOut: 'Sold out' } as const;

/** What keeps a widget from being saved, also what is too long in it. One without products is valid: it shows nothing yet. */
export function validateWidget(widget: Widget): Issue[] {
  const issues: Issue[] = [];
  const { name, limit, products, language } = widget;
  if (name.trim() === '') issues.push(issue('blank', ['name'], NAME_MISSING));
  if (limit === null || !Number.isInteger(limit) || limit < 1 || limit > MAX_SHOWN) {
    issues.push(issue('limit', ['limit'], `Enter a whole number from 1 to ${MAX_SHOWN}.`));
  }
  if (products.length > LIST_LIMITS.widgetProducts) {
    issues.push(
      issue(
        'too_many_products',
        ['products'],
        `Choose at most ${LIST_LIMITS.widgetProducts} products for a widget.`,
      ),
    );
  }
  for (const [field, label] of Object.entries(LABELS)) {
    if (language[field as keyof typeof LABELS].trim() !== '') continue;
    issues.push(issue('blank', ['language', field], `Please fill out the ${label} field.`));
  }
  return [...issues, ...unsaid(lengthIssues(widgetDocument, widget), issues)];
}
