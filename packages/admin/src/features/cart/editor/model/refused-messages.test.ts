import { newCart, newComponent } from '@cartwright/core/cart/new-cart';
import { validateCart, validateComponent } from '@cartwright/core/cart/validate-cart';
import type { Issue } from '@cartwright/core/editing/issue';
import { describe, expect, it } from 'vitest';
import { refusedCartMessage } from './refused-messages';

const newId = () => 'id';
const REQUIRED = 'Unable to save. Fill in required fields.';

describe('rejected save message', () => {
  it('names its first problem under its title', () => {
    expect(refusedCartMessage(validateComponent(newComponent('cross_sell_widget', newId)))).toEqual({
      title: 'Cross Sell Widget',
      message: 'Component is missing an assigned widget.',
    });
    const countries: Issue = {
      code: 'countries_missing',
      path: ['bars', 0, 'countryCodes'],
      message: 'Select at least one country for this progress bar.',
      title: 'Tiered Progress Bar',
      scope: 'bar',
    };
    expect(refusedCartMessage([countries]).message).toBe(
      'Select at least one country for this progress bar.',
    );
  });

  it('says that fields are required if they are just empty', () => {
    const empty = validateComponent(newComponent('announcement_bar', newId));
    expect(refusedCartMessage(empty)).toEqual({ title: empty[0]?.title, message: REQUIRED });
  });

  it('has no title for a problem without one', () => {
    const expected = { title: null, message: REQUIRED };
    expect(refusedCartMessage(validateCart(newCart('c', ' ', newId)))).toEqual(expected);
    expect(refusedCartMessage([])).toEqual(expected);
  });

  it('says what is too large', () => {
    const large: Issue = {
      code: 'too_large',
      path: ['size', 'pages'],
      message: 'It is 130 kB.',
      title: 'Too large',
    };
    expect(refusedCartMessage([large])).toEqual({ title: 'Too large', message: 'It is 130 kB.' });
  });

  it('says what is too long', () => {
    const issues = validateCart(newCart('c', 'x'.repeat(300), () => crypto.randomUUID()));
    expect(refusedCartMessage(issues)).toEqual({
      title: null,
      message: 'This text has 300 characters; 255 fit. Shorten it.',
    });
  });

  it('says what is wrong with a completed schedule', () => {
    const about = (code: string): Issue => ({ code, path: ['endDate'], message: 'End date is over.' });
    expect(refusedCartMessage([about('past_end_date')]).message).toBe('End date is over.');
    expect(refusedCartMessage([about('dates_required')]).message).toBe(REQUIRED);
  });

  it('says that templates take too long', () => {
    const message = 'This cart’s custom templates take too long to prepare. Shorten them.';
    const found: Issue = { code: 'too_slow', path: ['customTemplate', 'template'], message, title: 'Items' };
    expect(refusedCartMessage([found])).toEqual({ title: 'Items', message });
  });
});
