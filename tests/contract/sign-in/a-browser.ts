/** A browser without JavaScript, with the cookies of each host. */
export interface Browser {
  /** Makes one request, and follows nothing. */
  send(url: string, init?: RequestInit): Promise<Response>;
  /** Opens an address as a person does: follows redirects to the page at the end. */
  open(url: string, init?: RequestInit): Promise<{ readonly url: string; readonly response: Response }>;
  /** The names and values of a host's cookies. */
  cookies(url: string): ReadonlyMap<string, string>;
}

const MAX_REDIRECTS = 10;

export function aBrowser(): Browser {
  const jars = new Map<string, Map<string, string>>();
  const jarOf = (url: string) => {
    const { host } = new URL(url);
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };
  const send = async (url: string, init: RequestInit = {}) => {
    const jar = jarOf(url);
    const headers = new Headers(init.headers);
    if (jar.size > 0) headers.set('cookie', [...jar].map((pair) => pair.join('=')).join('; '));
    const response = await fetch(url, { ...init, headers, redirect: 'manual' });
    for (const line of response.headers.getSetCookie()) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim());
      const [name = '', ...value] = pair.split('=');
      if (attributes.some((each) => /^max-age=0$/i.test(each))) jar.delete(name);
      else jar.set(name, value.join('='));
    }
    return response;
  };
  return {
    send,
    cookies: jarOf,
    async open(url, init) {
      let at = url;
      let response = await send(at, init);
      for (let followed = 0; response.status >= 300 && response.status < 400; followed += 1) {
        if (followed === MAX_REDIRECTS) throw new Error(`${url} leads nowhere.`);
        at = new URL(response.headers.get('location') ?? '', at).href;
        response = await send(at);
      }
      return { url: at, response };
    },
  };
}
