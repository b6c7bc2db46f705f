import { z } from 'zod';

const userErrors = z.array(
  z.object({
    code: z.string().nullable(),
    field: z.array(z.string()).nullable(),
    message: z.string(),
  }),
);

/** All validations of the shop; `now` and `next` are set for ours only. */
export const VALIDATIONS_QUERY = /* GraphQL */ `
  query Validations($after: String, $namespace: String!, $now: String!, $next: String!) {
    validations(first: 50, after: $after) {
      nodes {
        id
        title
        enabled
        blockOnFailure
        now: metafield(namespace: $namespace, key: $now) { value compareDigest }
        next: metafield(namespace: $namespace, key: $next) { value compareDigest }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
`;

export const VALIDATION_CREATE_MUTATION = /* GraphQL */ `
  mutation CreateValidation($validation: ValidationCreateInput!) {
    validationCreate(validation: $validation) {
      validation { id }
      userErrors { code field message }
    }
  }
`;

/** Updates a validation. Omitted flags reset to false: always set `enable` and `blockOnFailure`. */
export const VALIDATION_UPDATE_MUTATION = /* GraphQL */ `
  mutation UpdateValidation($id: ID!, $validation: ValidationUpdateInput!) {
    validationUpdate(id: $id, validation: $validation) {
      validation { id }
      userErrors { code field message }
    }
  }
`;

export const VALIDATION_DELETE_MUTATION = /* GraphQL */ `
  mutation DeleteValidation($id: ID!) {
    validationDelete(id: $id) {
      deletedId
      userErrors { code field message }
    }
  }
`;

const metafield = z.object({ value: z.string(), compareDigest: z.string() }).nullable();

const validation = z.object({
  id: z.string(),
  title: z.string(),
  enabled: z.boolean(),
  blockOnFailure: z.boolean(),
  now: metafield,
  next: metafield,
});
export type Validation = z.infer<typeof validation>;

export const validationsData = z.object({
  validations: z.object({
    nodes: z.array(validation),
    pageInfo: z.object({ hasNextPage: z.boolean(), endCursor: z.string().nullable() }),
  }),
});
export type ValidationsData = z.infer<typeof validationsData>;

const written = z.object({ userErrors }).nullable();

export const validationCreateData = z.object({ validationCreate: written });
export const validationUpdateData = z.object({ validationUpdate: written });
export const validationDeleteData = z.object({ validationDelete: written });
