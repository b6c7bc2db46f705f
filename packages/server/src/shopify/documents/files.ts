import { z } from 'zod';

const userErrors = z.array(z.object({ field: z.array(z.string()).nullable(), message: z.string() }));

/** Creates a staged upload for an image. */
export const STAGE_UPLOAD_MUTATION = /* GraphQL */ `
  mutation StageUpload($input: [StagedUploadInput!]!) {
    stagedUploadsCreate(input: $input) {
      stagedTargets { url resourceUrl parameters { name value } }
      userErrors { field message }
    }
  }
`;

export const stageUploadData = z.object({
  stagedUploadsCreate: z
    .object({
      stagedTargets: z
        .array(
          z.object({
            url: z.string().nullable(),
            resourceUrl: z.string().nullable(),
            parameters: z.array(z.object({ name: z.string(), value: z.string() })),
          }),
        )
        .nullable(),
      userErrors,
    })
    .nullable(),
});

export const CREATE_FILE_MUTATION = /* GraphQL */ `
  mutation CreateFile($files: [FileCreateInput!]!) {
    fileCreate(files: $files) {
      files { id }
      userErrors { field message }
    }
  }
`;

export const createFileData = z.object({
  fileCreate: z.object({ files: z.array(z.object({ id: z.string() })).nullable(), userErrors }).nullable(),
});

/** State of files. Null if deleted. */
export const FILES_QUERY = /* GraphQL */ `
  query Files($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on MediaImage {
        id
        fileStatus
        fileErrors { message }
        image { url }
      }
    }
  }
`;

export const filesData = z.object({
  nodes: z.array(
    z
      .object({
        id: z.string(),
        fileStatus: z.string(),
        fileErrors: z.array(z.object({ message: z.string() })),
        image: z.object({ url: z.string() }).nullable(),
      })
      .nullable(),
  ),
});

export const DELETE_FILE_MUTATION = /* GraphQL */ `
  mutation DeleteFile($fileIds: [ID!]!) {
    fileDelete(fileIds: $fileIds) {
      deletedFileIds
      userErrors { code field message }
    }
  }
`;

export const deleteFileData = z.object({
  fileDelete: z
    .object({
      userErrors: z.array(
        z.object({
          code: z.string().nullable(),
          field: z.array(z.string()).nullable(),
          message: z.string(),
        }),
      ),
    })
    .nullable(),
});
