export type StartFailure =
  | 'invalid_settings'
  | 'port_in_use'
  | 'data_dir_locked'
  | 'database_unavailable'
  | 'files_missing';

/** Why the server could not start. `message` tells the person at the terminal what to do. */
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
