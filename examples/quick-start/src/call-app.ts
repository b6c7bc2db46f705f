interface Call<Answer> {
  readonly method: string;
  readonly path: string;
  readonly answer: { parse(value: unknown): Answer };
}

/** Makes a call of the contract; throws when the app refuses it. */
export async function callApp<Answer>(
  appUrl: string,
  endpoint: Call<Answer>,
  body?: unknown,
  id = '',
): Promise<Answer> {
  const response = await fetch(`${appUrl}${endpoint.path.replace(':id', encodeURIComponent(id))}`, {
    method: endpoint.method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const text = await response.text();
  if (!response.ok) throw new Error(`${endpoint.method} ${endpoint.path}: ${response.status} ${text}`);
  return endpoint.answer.parse(JSON.parse(text));
}
