/**
 * Sends a form once more, as if the same button were pressed again. By the prototype's methods: a control of the form may have their names. A theme may have disabled the button that was
 * pressed, or drawn it anew: the form says all the same which one it was.
 */
export function submitAgain(form: HTMLFormElement, submitter: HTMLElement | null): void {
  const wasDisabled = submitter?.hasAttribute('disabled');
  const wasThere = submitter?.isConnected;
  submitter?.removeAttribute('disabled');
  if (submitter && !wasThere) form.append(submitter);
  try {
    HTMLFormElement.prototype.requestSubmit.call(form, submitter);
  } catch {
    // The browser is old.
    HTMLFormElement.prototype.submit.call(form);
  }
  if (wasDisabled) submitter?.setAttribute('disabled', '');
  if (!wasThere) submitter?.remove();
}
