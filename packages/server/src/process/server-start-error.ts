export type StartFailure =
  | 'invalid_settings'
  | 'port_in_use'
  | 'data_dir_locked'
  | 'database_unavailable'
  | 'database_of_other_version'
  | 'files_missing'
  | 'files';

/** Reason why the server, or one of its commands, failed to start. `message` advises the person at the terminal. */
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
