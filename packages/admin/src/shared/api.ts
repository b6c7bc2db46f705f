import { createApiClient } from './api-client';

/** The client of the server that the page came from. */
export const api = createApiClient('');
