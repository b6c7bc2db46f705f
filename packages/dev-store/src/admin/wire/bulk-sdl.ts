/** Bulk operation schema of the Admin API. */
export const BULK_SDL = /* GraphQL */ `
  type BulkOperation implements Node {
    id: ID!
    type: BulkOperationType!
    status: BulkOperationStatus!
    errorCode: BulkOperationErrorCode
    query: String!
    createdAt: DateTime!
    completedAt: DateTime
    objectCount: UnsignedInt64!
    rootObjectCount: UnsignedInt64!
    fileSize: UnsignedInt64
    url: URL
    partialDataUrl: URL
  }

  enum BulkOperationType { MUTATION QUERY }
  enum BulkOperationStatus { CANCELED CANCELING COMPLETED CREATED EXPIRED FAILED RUNNING }
  enum BulkOperationErrorCode { ACCESS_DENIED INTERNAL_SERVER_ERROR TIMEOUT }
  enum BulkOperationsSortKeys { COMPLETED_AT CREATED_AT }

  type BulkOperationConnection {
    edges: [BulkOperationEdge!]!
    nodes: [BulkOperation!]!
    pageInfo: PageInfo!
  }

  type BulkOperationEdge {
    cursor: String!
    node: BulkOperation!
  }

  type BulkOperationRunQueryPayload {
    bulkOperation: BulkOperation
    userErrors: [BulkOperationUserError!]!
  }

  type BulkOperationCancelPayload {
    bulkOperation: BulkOperation
    userErrors: [UserError!]!
  }

  type BulkOperationUserError implements DisplayableError {
    code: BulkOperationUserErrorCode
    field: [String!]
    message: String!
  }

  enum BulkOperationUserErrorCode { INVALID LIMIT_REACHED OPERATION_IN_PROGRESS }
`;
