import { type Launched, launch } from './launch';
import { expectAccessible } from './models/accessible';
import { Campaigns } from './models/campaigns';
import { expect, test } from './test';

let app: Launched;
// What one test publishes the next one finds.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.setTimeout(240_000);
  app = await launch([], undefined, { STORE_FOR_TESTS: 'mirrored' });
});
test.afterAll(() => app.stop());

test('a merchant pins two products in a collection, publishes, and reads why each product is where it is', async ({
  page,
}) => {
  const campaigns = new Campaigns(page, app.adminUrl);
  await campaigns.open();
  await expect(page.getByText('No campaigns yet')).toBeVisible();
  await campaigns.create('Tea time');
  await campaigns.chooseCollection('Kitchen');
  await campaigns.featureProducts('Glazed Teapot', 'Enamel Mug');
  await expectAccessible(page);
  await campaigns.publish();
  await expect(page.getByText('Campaign published')).toBeVisible();
  await expect(page.getByText('Live', { exact: true })).toBeVisible();

  await expect(campaigns.explained.nth(0)).toContainText('Glazed Teapot');
  await expect(campaigns.explained.nth(0)).toContainText('Featured by "Tea time"');
  await expect(campaigns.explained.nth(1)).toContainText('Enamel Mug');
  await expect(campaigns.explained.nth(2)).toContainText('In the order of the collection in Shopify');

  await campaigns.open();
  await expect(page.getByRole('listitem').filter({ hasText: 'Tea time' })).toContainText('1 collection');
  await expectAccessible(page);
});
