import { useEffect, useEffectEvent } from 'react'
import type { Form } from './use-form.ts'

type Carried = 'name' | 'username' | 'email'

/** What was typed in a form for visitors. It is in the next one, too, and still there after reading the terms. A password is never kept. */
const carried: Record<Carried, string> = { name: '', username: '', email: '' }

export function forgetCarriedTexts(): void {
  Object.assign(carried, { name: '', username: '', email: '' })
}

/** Begins a form with these texts of the form before, and carries its own on. */
export function useCarriedTexts<Name extends Carried>(form: Pick<Form<Name>, 'texts' | 'set'>, names: readonly Name[]): void {
  const { texts, set } = form
  const begin = useEffectEvent(() => {
    for (const name of names) if (carried[name] !== '' && texts[name] === '') set(name, carried[name])
  })
  const carry = useEffectEvent(() => {
    for (const name of names) if (texts[name] !== '') carried[name] = texts[name]
  })
  useEffect(() => {
    begin()
  }, [])
  useEffect(() => {
    carry()
  }, [texts])
}
