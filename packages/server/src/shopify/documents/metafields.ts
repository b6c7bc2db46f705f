import { z } from 'zod';

/** The app's installation in the shop, with one metafield of it. */
export const INSTALLATION_QUERY = /* GraphQL */ `
  query Installation($namespace: String!, $key: String!) {
    currentAppInstallation {
      id
      metafield(namespace: $namespace, key: $key) { value compareDigest }
    }
  }
`;

/**
 * The app's installation with its page config, and those of other languages: Shopify limits a shop
 * to 20 published ones.
 */
export const STOREFRONT_CONFIGS_QUERY = /* GraphQL */ `
  query StorefrontConfigs($namespace: String!, $key: String!, $translated: String!) {
    currentAppInstallation {
      id
      metafield(namespace: $namespace, key: $key) { value compareDigest }
      metafields(first: 50, namespace: $translated) { nodes { key value compareDigest } }
    }
  }
`;

export const METAFIELDS_SET_MUTATION = /* GraphQL */ `
  mutation SetMetafields($metafields: [MetafieldsSetInput!]!) {
    metafieldsSet(metafields: $metafields) {
      metafields { id }
      userErrors { code field message }
    }
  }
`;

export const METAFIELDS_DELETE_MUTATION = /* GraphQL */ `
  mutation DeleteMetafields($metafields: [MetafieldIdentifierInput!]!) {
    metafieldsDelete(metafields: $metafields) {
      userErrors { field message }
    }
  }
`;

export const installationData = z.object({
  currentAppInstallation: z.object({
    id: z.string(),
    metafield: z.object({ value: z.string(), compareDigest: z.string() }).nullable(),
  }),
});

export const storefrontConfigsData = z.object({
  currentAppInstallation: z.object({
    id: z.string(),
    metafield: z.object({ value: z.string(), compareDigest: z.string() }).nullable(),
    metafields: z.object({
      nodes: z.array(z.object({ key: z.string(), value: z.string(), compareDigest: z.string() })),
    }),
  }),
});

export const metafieldsDeleteData = z.object({
  metafieldsDelete: z.object({ userErrors: z.array(z.object({ message: z.string() })) }).nullable(),
});

export const metafieldsSetData = z.object({
  metafieldsSet: z
    .object({
      userErrors: z.array(
        z.object({ code: z.string().nullable(), field: z.array(z.string()).nullable(), message: z.string() }),
      ),
    })
    .nullable(),
});
