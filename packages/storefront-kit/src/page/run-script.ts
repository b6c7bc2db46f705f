/** Reports to the developer why a script failed. */
type Tell = (message: string) => void;

/**
 * Runs a merchant's script once, as the body of an async function with `element` and the names in `given`. Uses a
 * script element instead of `eval`, so that a content security policy applies. Errors, including asynchronous ones, are
 * reported and contained. `what` describes the script: "custom code block".
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
  // Syntax errors are reported to the window on insertion.
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
