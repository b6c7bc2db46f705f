export type StartFailure =
  | 'invalid_settings'
  | 'port_in_use'
  | 'data_dir_locked'
  | 'database_unavailable'
  | 'database_of_other_version'
  | 'files_missing'
  | 'files';

/** Why the server could not start, or one of its commands not do its work. `message` tells the person at the terminal what to do. */
export class ServerStartError extends Error {
  constructor(
    readonly code: StartFailure,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = 'ServerStartError';
  }
}
