import { useEffect, useEffectEvent } from 'react'
import type { Form } from './use-form.ts'

/** What was typed as the email of one form for visitors; it is in the next one, too. */
let carried = ''

export function forgetCarriedEmail(): void {
  carried = ''
}

/** Begins a form with the email of the form before, and carries its own on. */
export function useCarriedEmail<Name extends string>(form: Pick<Form<Name | 'email'>, 'texts' | 'set'>): void {
  const { email } = form.texts
  const begin = useEffectEvent(() => {
    if (carried !== '' && email === '') form.set('email', carried)
  })
  useEffect(() => {
    begin()
  }, [])
  useEffect(() => {
    if (email !== '') carried = email
  }, [email])
}
