import { z } from 'zod';

export const INSTALLATION_QUERY = /* GraphQL */ `
  query Installation {
    currentAppInstallation { id }
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

export const installationData = z.object({ currentAppInstallation: z.object({ id: z.string() }) });

export const metafieldsSetData = z.object({
  metafieldsSet: z
    .object({
      userErrors: z.array(
        z.object({ code: z.string().nullable(), field: z.array(z.string()).nullable(), message: z.string() }),
      ),
    })
    .nullable(),
});
