/** File schema of the Admin API: staged uploads and images. */
export const FILES_SDL = /* GraphQL */ `
  interface File {
    id: ID!
    alt: String
    createdAt: DateTime!
    updatedAt: DateTime!
    fileStatus: FileStatus!
    fileErrors: [FileError!]!
    preview: MediaPreviewImage
  }

  enum FileStatus { FAILED PROCESSING READY UPLOADED }

  type FileError {
    code: FileErrorCode!
    details: String
    message: String!
  }

  enum FileErrorCode {
    GENERIC_FILE_DOWNLOAD_FAILURE
    IMAGE_PROCESSING_FAILURE
    INVALID_IMAGE_RESOLUTION
    UNSUPPORTED_IMAGE_FILE_TYPE
  }

  type MediaImageOriginalSource { fileSize: Int }

  input StagedUploadInput {
    filename: String!
    fileSize: UnsignedInt64
    httpMethod: StagedUploadHttpMethodType = PUT
    mimeType: String!
    resource: StagedUploadTargetGenerateUploadResource!
  }

  enum StagedUploadHttpMethodType { POST PUT }
  enum StagedUploadTargetGenerateUploadResource { FILE IMAGE }

  type StagedUploadsCreatePayload {
    stagedTargets: [StagedMediaUploadTarget!]
    userErrors: [UserError!]!
  }

  type StagedMediaUploadTarget {
    parameters: [StagedUploadParameter!]!
    resourceUrl: URL
    url: URL
  }

  type StagedUploadParameter {
    name: String!
    value: String!
  }

  input FileCreateInput {
    alt: String
    contentType: FileContentType
    duplicateResolutionMode: FileCreateInputDuplicateResolutionMode = APPEND_UUID
    filename: String
    originalSource: String!
  }

  enum FileContentType { FILE IMAGE }
  enum FileCreateInputDuplicateResolutionMode { APPEND_UUID }

  type FileCreatePayload {
    files: [File!]
    userErrors: [FilesUserError!]!
  }

  type FileDeletePayload {
    deletedFileIds: [ID!]
    userErrors: [FilesUserError!]!
  }

  type FilesUserError implements DisplayableError {
    code: FilesErrorCode
    field: [String!]
    message: String!
  }

  enum FilesErrorCode { ALT_VALUE_LIMIT_EXCEEDED FILE_DOES_NOT_EXIST INVALID INVALID_IMAGE_SOURCE_URL }
`;
