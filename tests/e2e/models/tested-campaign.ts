import {
  createCampaign,
  publishCampaign,
  readCampaign,
  saveCampaign,
} from '@cartwright/core/contract/collections';
import type { Page } from '@playwright/test';
import type { Launched } from '../launch';
import { call, pathOf } from './running-test';

interface TestedCampaign {
  readonly name: string;
  /** Handle of the product that comes first. */
  readonly first: string;
  /** On wide screens. */
  readonly columns: number;
  /** Products on a page. */
  readonly perPage: number;
  readonly isLive: boolean;
}

/** Creates a campaign for all collections; gives its id. */
export async function aCampaign(
  page: Page,
  { adminUrl, storeUrl }: Pick<Launched, 'adminUrl' | 'storeUrl'>,
  { name, first, columns, perPage, isLive }: TestedCampaign,
): Promise<string> {
  const product = await (await page.request.get(`${storeUrl}/products/${first}.js`)).json();
  const { id } = (await call(page, adminUrl, 'post', createCampaign.path, { setting: { name } })).data;
  const { campaign } = (await call(page, adminUrl, 'get', pathOf(readCampaign, id))).data;
  const { template } = campaign;
  const setting = {
    ...campaign,
    // All of it is the campaign's own.
    inherits: [],
    allCollections: true,
    featuredProductsEnabled: true,
    featuredProducts: [{ productId: product.id }],
    template: {
      ...template,
      pageTitle: name,
      desktopColumnBreakpoint: columns,
      pagination: { ...template.pagination, amountPerPage: perPage },
    },
  };
  await call(page, adminUrl, 'put', pathOf(saveCampaign, id), { setting, revision: 1 });
  if (isLive) await call(page, adminUrl, 'post', pathOf(publishCampaign, id), { revision: 2 });
  return id;
}
