import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { REFUSALS, type RefusalLink } from '#platform/rules/refusals.ts'
import { OFFLINE, ApiError } from '#platform/web/graphql/api-error.ts'

type Texts<Name extends string> = Record<Name, string>
export type FieldErrors<Name extends string> = Partial<Record<Name, string | null>>

/** The error of a whole form: the message, a hint on what to do, and a page to go on. */
export interface FormErrorData {
  message: string
  hint?: string | undefined
  link?: RefusalLink | undefined
}

/** The props of an input of the form. */
export interface InputProps {
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent) => void
}

export interface Form<Name extends string> {
  texts: Texts<Name>
  errors: FieldErrors<Name>
  error: FormErrorData | null
  busy: boolean
  ref: RefObject<HTMLFormElement | null>
  set: (name: Name, text: string) => void
  clear: () => void
  /** Returns the props for the input of a field. */
  input: (name: Name) => InputProps
  /** Validates a field again, unless it has the focus. */
  revalidate: (name: Name) => void
  onSubmit: (event: FormEvent) => void
}

interface Options<Name extends string> {
  names: readonly Name[]
  /** Validation in the browser; the server validates again. */
  check?: (texts: Texts<Name>) => FieldErrors<Name>
  send: (texts: Texts<Name>) => Promise<void>
}

/**
 * The state of a form of text fields. Errors are shown under their fields, and `focusFirstErrors` moves the focus to the first of them. An error
 * that belongs to no field is shown above the form.
 */
export function useForm<Name extends string>({ names, check, send }: Options<Name>): Form<Name> {
  const empty = () => Object.fromEntries(names.map((name) => [name, ''])) as Texts<Name>
  const [texts, setTexts] = useState(empty)
  const [errors, setErrors] = useState<FieldErrors<Name>>({})
  const [error, setError] = useState<FormErrorData | null>(null)
  const [busy, setBusy] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const latest = useRef(texts)
  latest.current = texts

  useEffect(() => {
    // Takes over what was typed or filled in before the page was hydrated.
    setTexts((texts) => ({ ...texts, ...textsInDom(ref.current, names) }))
    // Runs once: later the state is newer than the inputs. The names of a form never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const fail = (error: unknown) => {
    // The session has ended: the login dialog already says so.
    if (error instanceof ApiError && error.message === REFUSALS.NOT_SIGNED_IN.message) return
    const fields: FieldErrors<Name> = error instanceof ApiError ? (error.fields as FieldErrors<Name>) : {}
    if (names.some((name) => fields[name])) setErrors(fields)
    else if (error instanceof ApiError) setError({ message: error.message, hint: hintFor(error), link: error.link })
    else setError({ message: OFFLINE })
  }
  const set = (name: Name, text: string) => {
    setTexts((texts) => ({ ...texts, [name]: text }))
    setErrors((errors) => (errors[name] ? { ...errors, [name]: null } : errors))
  }
  const validateField = (name: Name) => {
    const texts = latest.current
    if (texts[name] === '') return
    const message = check?.(texts)[name] ?? null
    setErrors((errors) => ({ ...errors, [name]: errors[name] ?? message }))
  }
  // Delayed after blur: a message that appears while a button is being pressed would move the button away.
  const validateSoon = (name: Name, event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLButtonElement) return
    setTimeout(() => validateField(name), VALIDATE_AFTER_MS)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setError(null)
    // During hydration the inputs are newer than the state: a press before hydration is replayed at that moment.
    const texts = { ...latest.current, ...textsInDom(ref.current, names) }
    const found: FieldErrors<Name> = check?.(texts) ?? {}
    if (names.some((name) => found[name])) return setErrors(found)
    setErrors({})
    setBusy(true)
    void send(texts)
      .catch(fail)
      .finally(() => setBusy(false))
  }
  const clear = () => {
    setTexts(empty)
    setErrors({})
    setError(null)
  }
  const input = (name: Name) => ({
    name,
    value: texts[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    onBlur: (event: FocusEvent) => validateSoon(name, event),
  })
  const revalidate = (name: Name) => {
    if (!ref.current?.querySelector(`[name=${name}]`)?.matches(':focus')) validateField(name)
  }
  return { texts, errors, error, busy, ref, set, clear, input, revalidate, onSubmit }
}

const VALIDATE_AFTER_MS = 250

/** The non-empty texts of the named inputs of a form. */
function textsInDom(form: HTMLFormElement | null, names: readonly string[]): Record<string, string> {
  const filled = [...(form?.querySelectorAll('input') ?? [])].filter(({ name, value }) => names.includes(name) && value !== '')
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}
const hintFor = (error: ApiError) => (error.code === 'OFFLINE' && error.message !== OFFLINE ? OFFLINE : undefined)
