import { beStaff, handlers, resetBackend } from '@cartwright/admin/testing/handlers';
import type { Backend } from './backend';

/** The handlers that the admin is tested against. */
export async function mswBackend(): Promise<Backend> {
  return {
    reset: async () => resetBackend(),
    beStaff: async (isStaff) => beStaff(isStaff),
    send: async (request) => {
      for (const handler of handlers) {
        const result = await handler.run({ request: request.clone(), requestId: 'contract' });
        if (result?.response) return result.response;
      }
      throw new Error(`No handler takes ${request.method} ${request.url}.`);
    },
    close: async () => {},
  };
}
