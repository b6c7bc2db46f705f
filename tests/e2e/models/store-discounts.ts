import { REWARDS_FUNCTION_HANDLE, REWARDS_METAFIELD } from '@cartwright/core/storefront/names';

interface AutomaticDiscount {
  readonly id: string;
  readonly title: string;
}

/** The store's automatic discounts as its owner has them in Shopify's admin: over the Admin API, past our server. */
export class StoreDiscounts {
  constructor(private readonly shop: { readonly storeUrl: string; readonly accessToken: string }) {}

  async all(): Promise<AutomaticDiscount[]> {
    const { automaticDiscountNodes } = await this.ask(
      '{ automaticDiscountNodes(first: 100) { nodes { id automaticDiscount { ... on DiscountAutomaticApp { title } } } } }',
    );
    return automaticDiscountNodes.nodes.map(({ id, automaticDiscount }) => ({ id, ...automaticDiscount }));
  }

  async titled(title: string): Promise<string> {
    const found = (await this.all()).find((each) => each.title === title);
    if (!found) throw new Error(`The store has no discount "${title}".`);
    return found.id;
  }

  async delete(id: string): Promise<void> {
    await this.ask('mutation ($id: ID!) { discountAutomaticDelete(id: $id) { userErrors { message } } }', {
      id,
    });
  }

  async end(id: string): Promise<void> {
    await this.ask(
      'mutation ($id: ID!) { discountAutomaticDeactivate(id: $id) { userErrors { message } } }',
      { id },
    );
  }

  /** Adds one that is not ours. */
  async add(title: string): Promise<void> {
    const discount = {
      title,
      functionHandle: REWARDS_FUNCTION_HANDLE,
      discountClasses: ['ORDER'],
      startsAt: '2026-01-01T00:00:00Z',
    };
    await this.ask(
      'mutation ($discount: DiscountAutomaticAppInput!) { discountAutomaticAppCreate(automaticAppDiscount: $discount) { userErrors { message } } }',
      { discount },
    );
  }

  /** Gives a discount of ours what its function reads. */
  async write(ownerId: string, rewards: object): Promise<void> {
    const metafield = { ownerId, ...REWARDS_METAFIELD, type: 'json', value: JSON.stringify(rewards) };
    await this.ask(
      'mutation ($metafields: [MetafieldsSetInput!]!) { metafieldsSet(metafields: $metafields) { userErrors { message } } }',
      { metafields: [metafield] },
    );
  }

  /** Configuration that one of our discounts passes to its function. */
  async read(id: string): Promise<object> {
    const { automaticDiscountNode } = await this.ask(
      'query ($id: ID!, $namespace: String!, $key: String!) { automaticDiscountNode(id: $id) { metafield(namespace: $namespace, key: $key) { value } } }',
      { id, ...REWARDS_METAFIELD },
    );
    return JSON.parse(automaticDiscountNode.metafield.value);
  }

  /** Deletes the store's validations, as its owner may in Shopify's settings. */
  async deleteValidations(): Promise<void> {
    const { validations } = await this.ask('{ validations(first: 50) { nodes { id } } }');
    for (const { id } of validations.nodes) {
      await this.ask('mutation ($id: ID!) { validationDelete(id: $id) { userErrors { message } } }', { id });
    }
  }

  private async ask(query: string, variables: object = {}): Promise<Answer> {
    const response = await fetch(`${this.shop.storeUrl}/admin/api/2026-07/graphql.json`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-shopify-access-token': this.shop.accessToken },
      body: JSON.stringify({ query, variables }),
    });
    const { data, errors }: { data: Answer; errors?: unknown } = await response.json();
    const refused = Object.values(data ?? {}).flatMap((each) =>
      'userErrors' in each ? each.userErrors : [],
    );
    if (errors || refused.length > 0) throw new Error(JSON.stringify(errors ?? refused));
    return data;
  }
}

/** Response fields of the queries here. */
interface Answer {
  readonly automaticDiscountNodes: {
    readonly nodes: readonly {
      readonly id: string;
      readonly automaticDiscount: { readonly title: string };
    }[];
  };
  readonly validations: { readonly nodes: readonly { readonly id: string }[] };
  readonly automaticDiscountNode: { readonly metafield: { readonly value: string } };
}
