import { useEffect, useRef, useState, type ChangeEvent, type FocusEvent, type FormEvent, type RefObject } from 'react'
import { REFUSALS } from '#platform/rules/refusals.ts'
import { OFFLINE, ApiError } from '#platform/web/graphql/api-error.ts'

type Texts<Name extends string> = Record<Name, string>
export type Faults<Name extends string> = Partial<Record<Name, string | null>>

/** What went wrong with the whole form: the sentence, and what may help. */
export interface Trouble {
  says: string
  hint?: string | undefined
}

/** What a field of the form hands to its input. */
export interface InputProps {
  name: string
  value: string
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  onBlur: (event: FocusEvent) => void
}

export interface Form<Name extends string> {
  texts: Texts<Name>
  faults: Faults<Name>
  trouble: Trouble | null
  busy: boolean
  ref: RefObject<HTMLFormElement | null>
  set: (name: Name, text: string) => void
  clear: () => void
  /** What an input inside needs. */
  input: (name: Name) => InputProps
  /** Looks at a field once more because more is known now; not while somebody is still typing there. */
  lookAgain: (name: Name) => void
  onSubmit: (event: FormEvent) => void
}

interface Options<Name extends string> {
  names: readonly Name[]
  /** The browser's own look at the fields: courtesy, the server decides. */
  check?: (texts: Texts<Name>) => Faults<Name>
  send: (texts: Texts<Name>) => Promise<void>
}

/**
 * A form of text fields: nothing typed is lost, wrong fields are named in words and the first one gets the focus, what
 * no field can take is said above the form.
 */
export function useForm<Name extends string>({ names, check, send }: Options<Name>): Form<Name> {
  const empty = () => Object.fromEntries(names.map((name) => [name, ''])) as Texts<Name>
  const [texts, setTexts] = useState(empty)
  const [faults, setFaults] = useState<Faults<Name>>({})
  const [trouble, setTrouble] = useState<Trouble | null>(null)
  const [busy, setBusy] = useState(false)
  const ref = useRef<HTMLFormElement>(null)
  const [refusals, setRefusals] = useState(0)
  const latest = useRef(texts)
  latest.current = texts

  useEffect(() => {
    // What was typed or filled in before the page was hydrated.
    setTexts((texts) => ({ ...texts, ...textsInDom(ref.current, names) }))
    // Only once: later the state is ahead of the inputs. The names of a form never change.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [])
  useEffect(() => {
    if (refusals > 0) ref.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [refusals])

  const refuse = (found: Faults<Name>) => {
    setFaults(found)
    // Together with the faults: they can change for other reasons in the same moment, and the focus is given once.
    setRefusals((count) => count + 1)
  }
  const fail = (error: unknown) => {
    // The session ended: the login dialog is open and says so.
    if (error instanceof ApiError && error.message === REFUSALS.NOT_SIGNED_IN.message) return
    const fields: Faults<Name> = error instanceof ApiError ? (error.fields as Faults<Name>) : {}
    if (names.some((name) => fields[name])) refuse(fields)
    else if (error instanceof ApiError) setTrouble({ says: error.message, hint: hintFor(error) })
    else setTrouble({ says: OFFLINE })
  }
  const set = (name: Name, text: string) => {
    setTexts((texts) => ({ ...texts, [name]: text }))
    setFaults((faults) => (faults[name] ? { ...faults, [name]: null } : faults))
  }
  const look = (name: Name) => {
    const texts = latest.current
    if (texts[name] === '') return
    const fault = check?.(texts)[name] ?? null
    setFaults((faults) => ({ ...faults, [name]: faults[name] ?? fault }))
  }
  // A moment after the field was left: a message that appears while a button is being pressed moves the button away.
  const lookSoon = (name: Name, event: FocusEvent) => {
    if (event.relatedTarget instanceof HTMLButtonElement) return
    setTimeout(() => look(name), LOOK_AFTER_MS)
  }
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (busy) return
    setTrouble(null)
    // The inputs know more than the state while the form is hydrated: a button pressed before that is pressed again in the same moment.
    const texts = { ...latest.current, ...textsInDom(ref.current, names) }
    const found: Faults<Name> = check?.(texts) ?? {}
    if (names.some((name) => found[name])) return refuse(found)
    setFaults({})
    setBusy(true)
    void send(texts)
      .catch(fail)
      .finally(() => setBusy(false))
  }
  const clear = () => {
    setTexts(empty)
    setFaults({})
    setTrouble(null)
  }
  const input = (name: Name) => ({
    name,
    value: texts[name],
    onChange: (event: ChangeEvent<HTMLInputElement>) => set(name, event.target.value),
    onBlur: (event: FocusEvent) => lookSoon(name, event),
  })
  const lookAgain = (name: Name) => {
    if (!ref.current?.querySelector(`[name=${name}]`)?.matches(':focus')) look(name)
  }
  return { texts, faults, trouble, busy, ref, set, clear, input, lookAgain, onSubmit }
}

const LOOK_AFTER_MS = 250

/** The texts of the named inputs of a form that are not empty. */
function textsInDom(form: HTMLFormElement | null, names: readonly string[]): Record<string, string> {
  const filled = [...(form?.querySelectorAll('input') ?? [])].filter(({ name, value }) => names.includes(name) && value !== '')
  return Object.fromEntries(filled.map(({ name, value }) => [name, value]))
}
const hintFor = (error: ApiError) => (error.code === 'OFFLINE' && error.message !== OFFLINE ? OFFLINE : undefined)
