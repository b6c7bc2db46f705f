import { z } from 'zod';

/**
 * The main theme's templates of collection pages, whose files name the app blocks in them. Needs the scope `read_themes`.
 * A `*` in a filename stands for any characters. Source: Admin GraphQL, `OnlineStoreTheme.files`.
 */
export const COLLECTION_TEMPLATES_QUERY = /* GraphQL */ `
  query CollectionTemplates {
    currentAppInstallation { app { apiKey handle } }
    themes(first: 1, roles: [MAIN]) {
      nodes {
        name
        files(first: 50, filenames: ["templates/collection.json", "templates/collection.*.json"]) {
          nodes { filename body { ... on OnlineStoreThemeFileBodyText { content } } }
          pageInfo { hasNextPage }
        }
      }
    }
  }
`;

const files = z.object({
  nodes: z.array(
    z.object({
      filename: z.string(),
      // Shopify gives large files another body, without a text.
      body: z.object({ content: z.string().optional() }),
    }),
  ),
  pageInfo: z.object({ hasNextPage: z.boolean() }),
});
export type CollectionTemplateFiles = z.infer<typeof files>;

export const collectionTemplatesData = z.object({
  currentAppInstallation: z.object({ app: z.object({ apiKey: z.string(), handle: z.string().nullable() }) }),
  themes: z.object({ nodes: z.array(z.object({ name: z.string(), files: files.nullable() })) }).nullable(),
});
export type CollectionTemplates = z.infer<typeof collectionTemplatesData>;
