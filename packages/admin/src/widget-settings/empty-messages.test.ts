import { newWidget } from '@cartwright/core/widgets/widget';
import { expect, it } from 'vitest';
import { emptyMessage } from './empty-messages';

const [one, other] = [newWidget(1, 'Goes with it', 'cart_page'), newWidget(2, ' ', 'cart_page')];

it('names the widgets that are empty for shoppers', () => {
  expect(emptyMessage([])).toBe('');
  expect(emptyMessage([one])).toBe(' Widget "Goes with it" has no products yet: shoppers see nothing of it.');
  expect(emptyMessage([one, other])).toBe(
    ' Widgets "Goes with it" and "Unnamed widget" have no products yet: shoppers see nothing of them.',
  );
});
