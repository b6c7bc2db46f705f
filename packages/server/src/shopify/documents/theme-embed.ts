import { z } from 'zod';

/** Settings of the main theme, including enabled app embeds. Requires scope `read_themes`. */
export const THEME_EMBED_QUERY = /* GraphQL */ `
  query ThemeEmbed {
    currentAppInstallation { app { apiKey handle } }
    themes(first: 1, roles: [MAIN]) {
      nodes {
        name
        files(first: 1, filenames: ["config/settings_data.json"]) {
          nodes { body { ... on OnlineStoreThemeFileBodyText { content } } }
        }
      }
    }
  }
`;

export const themeEmbedData = z.object({
  currentAppInstallation: z.object({ app: z.object({ apiKey: z.string(), handle: z.string().nullable() }) }),
  themes: z
    .object({
      nodes: z.array(
        z.object({
          name: z.string(),
          files: z
            .object({
              // Large files have another body type, without text.
              nodes: z.array(z.object({ body: z.object({ content: z.string().optional() }) })),
            })
            .nullable(),
        }),
      ),
    })
    .nullable(),
});
