import { z } from 'zod';

/**
 * Templates of the main theme, whose files name the app blocks in them. Needs the scope `read_themes`.
 * A `*` in a filename stands for any characters. Source: Admin GraphQL, `OnlineStoreTheme.files`.
 */
export const THEME_TEMPLATES_QUERY = /* GraphQL */ `
  query ThemeTemplates($filenames: [String!]!) {
    currentAppInstallation { app { apiKey handle } }
    themes(first: 1, roles: [MAIN]) {
      nodes {
        name
        files(first: 50, filenames: $filenames) {
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
export type TemplateFiles = z.infer<typeof files>;

export const themeTemplatesData = z.object({
  currentAppInstallation: z.object({ app: z.object({ apiKey: z.string(), handle: z.string().nullable() }) }),
  themes: z.object({ nodes: z.array(z.object({ name: z.string(), files: files.nullable() })) }).nullable(),
});
export type ThemeTemplates = z.infer<typeof themeTemplatesData>;
