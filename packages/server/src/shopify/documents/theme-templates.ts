import { z } from 'zod';

/**
 * Templates of the main theme with their app blocks. Requires scope `read_themes`. `*` in a
 * filename is a wildcard. Source: Admin GraphQL, `OnlineStoreTheme.files`.
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
      // Large files have another body type, without text.
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
