/** Why a script did not run or broke off, in words for the page's developer. */
type Tell = (message: string) => void;

/**
 * Runs a merchant's script once, as the body of an async function of `element` and what is `given` under its names. Needs no
 * `eval`: the text is a script element's, so that a content security policy decides whether it may run. Whatever it throws,
 * now or later in what it awaits, is told and goes no further. `what` says whose script it is: "custom code block".
 */
export function runScript(
  code: string,
  element: Element,
  given: Readonly<Record<string, unknown>>,
  what: string,
  tell: Tell,
): void {
  const script = document.createElement('script');
  let began = false;
  let broken: string | null = null;
  const start = async (body: (...given: unknown[]) => Promise<void>) => {
    began = true;
    try {
      await body(element, ...Object.values(given));
    } catch (error) {
      tell(`A ${what} broke off. ${String(error)}`);
    }
  };
  const names = ['element', ...Object.keys(given)].join(', ');
  script.text = `document.currentScript.cartwright(async function (${names}) {\n${code}\n});`;
  // A text that is no script is reported to the window, while it is put in.
  const hear = (event: ErrorEvent) => {
    broken = event.message;
    event.preventDefault();
  };
  addEventListener('error', hear);
  element.append(Object.assign(script, { cartwright: start }));
  removeEventListener('error', hear);
  script.remove();
  if (began) return;
  const reason =
    broken === null
      ? 'did not run: the content security policy of the page forbids inline scripts.'
      : `cannot be read. ${broken}`;
  tell(`The script of a ${what} ${reason}`);
}
