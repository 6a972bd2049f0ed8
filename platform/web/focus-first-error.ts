const FIRST_ERROR = '[aria-invalid=true]:not(:disabled)'
/** Errors of an earlier attempt that are still there after this time are errors of this one, too. */
const OLD_ERRORS_MS = 300

/** After a form was refused, by the browser or by the server, the focus goes to its first field with an error. */
export function focusFirstErrors(): void {
  let stop = () => {}
  const watch = ({ target: form, submitter }: SubmitEvent) => {
    stop()
    if (!(form instanceof HTMLFormElement)) return
    const isBusy = () => submitter?.getAttribute('aria-busy') === 'true' || form.querySelector('[aria-busy=true]') !== null
    const look = () => {
      const field = isBusy() ? null : form.querySelector<HTMLElement>(FIRST_ERROR)
      if (field === null) return
      stop()
      field.focus()
    }
    const observer = new MutationObserver(look)
    observer.observe(form, { subtree: true, childList: true, attributes: true, attributeFilter: ['aria-invalid', 'aria-busy'] })
    // The button may be outside of the form.
    if (submitter !== null) observer.observe(submitter, { attributes: true, attributeFilter: ['aria-busy'] })
    const timer = setTimeout(look, OLD_ERRORS_MS)
    stop = () => {
      observer.disconnect()
      clearTimeout(timer)
      form.removeEventListener('input', stop)
    }
    // Typing again cancels the move of the focus.
    form.addEventListener('input', stop)
  }
  window.addEventListener('submit', watch, { capture: true })
}
