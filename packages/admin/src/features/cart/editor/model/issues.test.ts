import { setComponentSettings } from '@cartwright/core/cart/commands/set-component-settings';
import { findByType } from '@cartwright/core/cart/components-of';
import { newCart } from '@cartwright/core/cart/new-cart';
import type { Issue } from '@cartwright/core/editing/issue';
import { describe, expect, it } from 'vitest';
import { fieldKey, issueAt, issuesUnder } from '../../../../editor-kit/model/issues';
import { cartFieldIssues, issuesOf, screenOfIssue } from './issues';

let ids = 0;
const newId = () => {
  ids += 1;
  return `id-${ids}`;
};
const cart = newCart('cart-1', 'Spring', newId);
const issue = (...path: (string | number)[]): Issue => ({ code: 'x', path, message: path.join('.') });

describe('issues', () => {
  it('of a component are those of its settings', () => {
    const componentId = findByType(cart, 'title_bar')?.componentId ?? '';
    const changed = setComponentSettings(cart, { componentId, settings: { title: ' ' }, field: 'title' });
    const component = changed.ok ? findByType(changed.document, 'title_bar') : undefined;
    expect(component && issuesOf(component)).toMatchObject([{ path: ['title'], scope: componentId }]);
    expect(component && issuesOf({ ...component, visibilityStatus: 'hidden' })).toEqual([]);
  });

  it('of a hidden component are its text limits', () => {
    const titleBar = findByType(cart, 'title_bar');
    if (!titleBar) throw new Error('A new cart has a title bar.');
    const settings = { ...titleBar.settings, title: 'x'.repeat(101) };
    const { componentId } = titleBar;
    expect(issuesOf({ ...titleBar, settings, visibilityStatus: 'hidden' })).toMatchObject([
      { code: 'too_long', path: ['title'], scope: componentId },
    ]);
  });

  it('of the cart are those of its own fields only', () => {
    expect(cartFieldIssues({ ...cart, name: '' })).toMatchObject([{ path: ['name'] }]);
    expect(cartFieldIssues(cart)).toEqual([]);
  });

  it('link to the screen where they can be fixed', () => {
    const of = (path: (string | number)[], componentId?: string) =>
      screenOfIssue({ ...issue(...path), ...(componentId !== undefined && { scope: componentId }) }, cart);
    expect(of(['name'])).toEqual({ kind: 'general' });
    expect(of(['isScheduled'])).toEqual({ kind: 'schedule' });
    expect(of(['endDate'])).toEqual({ kind: 'schedule' });
    expect(of(['buyMoreSaveMore', 'tiers', 0, 'quantity'])).toEqual({ kind: 'bmsm' });
    expect(of(['productMetafields', 0])).toEqual({ kind: 'global' });
    expect(of(['title'], 'a')).toEqual({ kind: 'component', componentId: 'a' });
  });

  it('are found at a field, and grouped by tier', () => {
    const issues = [
      issue('bars', 0, 'tiers', 1, 'minimum'),
      issue('bars', 0, 'tiers', 1, 'products'),
      issue('bars', 0, 'tiers', 10, 'minimum'),
    ];
    expect(issueAt(issues, ['bars', 0, 'tiers', 1, 'products'])).toBe(issues[1]);
    expect(issueAt(issues, ['bars', 0])).toBeUndefined();
    expect(issuesUnder(issues, ['bars', 0, 'tiers', 1])).toEqual(issues.slice(0, 2));
  });

  it('distinguish fields of different components', () => {
    expect(fieldKey('a', ['title'])).not.toBe(fieldKey('b', ['title']));
    expect(fieldKey(null, ['name'])).toBe(fieldKey(null, ['name']));
  });
});
