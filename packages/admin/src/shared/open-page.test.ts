import { expect, it } from 'vitest';
import { openPage } from './open-page';

/** Where a page was opened, from a page at `pathname`. */
function opened(path: string, keys: { ctrlKey?: boolean; metaKey?: boolean }, pathname = '/smartcart/') {
  const told: string[] = [];
  openPage(
    path,
    { ctrlKey: false, metaKey: false, ...keys },
    {
      pathname,
      push: (address) => told.push(`here ${address}`),
      open: (address, target, features) => told.push(`${target} ${features} ${address}`),
    },
  );
  return told;
}

it('opens a page where the merchant is', () => {
  expect(opened('/discounts/', {})).toEqual(['here /discounts/']);
  expect(opened('/discounts/', {}, '/admin/smartcart/')).toEqual(['here /admin/discounts/']);
});

it.each([{ ctrlKey: true }, { metaKey: true }])('opens it in a new tab under /admin with %j', (keys) => {
  expect(opened('/discounts/#top', keys)).toEqual(['_blank noopener /admin/discounts/#top']);
  expect(opened('/discounts/', keys, '/admin/')).toEqual(['_blank noopener /admin/discounts/']);
});
