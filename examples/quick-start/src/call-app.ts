interface Call<Result> {
  readonly method: string;
  readonly path: string;
  readonly response: { parse(value: unknown): Result };
}

/** Makes a call of the contract; throws when the app refuses it. */
export async function callApp<Result>(
  appUrl: string,
  endpoint: Call<Result>,
  body?: unknown,
  id = '',
): Promise<Result> {
  const response = await fetch(`${appUrl}${endpoint.path.replace(':id', encodeURIComponent(id))}`, {
    method: endpoint.method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
  return endpoint.response.parse(JSON.parse(text));
}
