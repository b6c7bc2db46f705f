import type { Issue } from '@cartwright/core/editing/issue';
import { newCart, newComponent } from '@cartwright/core/smart-cart/new-cart';
import { validateCart, validateComponent } from '@cartwright/core/smart-cart/validate-cart';
import { describe, expect, it } from 'vitest';
import { refusedCartWords } from './refused-words';

const newId = () => 'id';
const REQUIRED = 'Unable to save. Fill in required fields.';

describe('a refused save', () => {
  it('names its first problem under its title', () => {
    expect(refusedCartWords(validateComponent(newComponent('cross_sell_widget', newId)))).toEqual({
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
    expect(refusedCartWords([countries]).message).toBe('Select at least one country for this progress bar.');
  });

  it('says that fields are required where they are only empty', () => {
    const empty = validateComponent(newComponent('announcement_bar', newId));
    expect(refusedCartWords(empty)).toEqual({ title: empty[0]?.title, message: REQUIRED });
  });

  it('has no title where the problem has none, or is not known', () => {
    const expected = { title: null, message: REQUIRED };
    expect(refusedCartWords(validateCart(newCart('c', ' ', newId)))).toEqual(expected);
    expect(refusedCartWords([])).toEqual(expected);
  });

  it('says what is too large', () => {
    const large: Issue = {
      code: 'too_large',
      path: ['size', 'pages'],
      message: 'It is 130 kB.',
      title: 'Too large',
    };
    expect(refusedCartWords([large])).toEqual({ title: 'Too large', message: 'It is 130 kB.' });
  });

  it('says what is too long', () => {
    const issues = validateCart(newCart('c', 'x'.repeat(300), () => crypto.randomUUID()));
    expect(refusedCartWords(issues)).toEqual({
      title: null,
      message: 'This text has 300 characters; 255 fit. Shorten it.',
    });
  });

  it('says what is wrong with a schedule whose fields are filled in', () => {
    const about = (code: string): Issue => ({ code, path: ['endDate'], message: 'End date is over.' });
    expect(refusedCartWords([about('past_end_date')]).message).toBe('End date is over.');
    expect(refusedCartWords([about('dates_required')]).message).toBe(REQUIRED);
  });

  it('says that templates take too long', () => {
    const message = 'This cart’s custom templates take too long to prepare. Shorten them.';
    const found: Issue = { code: 'too_slow', path: ['customTemplate', 'template'], message, title: 'Items' };
    expect(refusedCartWords([found])).toEqual({ title: 'Items', message });
  });
});
