import { useEffect, useEffectEvent, useState } from 'react'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { passwordStrength, type OwnNames } from '../rules/password-strength.ts'
import { commonPasswords, loadCommonPasswords } from './load-common-passwords.ts'
import { StrengthMeter, StrengthWords } from './StrengthMeter.tsx'
import type { InputProps } from './use-form.ts'

interface Props {
  label: string
  error?: string | null | undefined
  own?: OwnNames
  input: InputProps
  /** The list of common passwords has been loaded. */
  onListLoaded: () => void
}

/** A field for a new password with a strength meter. The list of common passwords loads when the field is first used. */
export function NewPasswordField({ label, error, own = {}, input, onListLoaded }: Props) {
  const [, again] = useState(0)
  const isUsed = input.value !== ''
  const listIsThere = useEffectEvent(() => {
    again(1)
    onListLoaded()
  })
  useEffect(() => {
    if (isUsed) void loadCommonPasswords().then(() => listIsThere())
  }, [isUsed])
  const strength = passwordStrength(input.value, own, commonPasswords())
  return (
    <Field label={label} error={error} hint={error ? undefined : <StrengthWords strength={strength} />}>
      {(control) => (
        <>
          <PasswordInput
            {...control}
            {...input}
            autoComplete="new-password"
            onFocus={() => void loadCommonPasswords()}
          />
          <StrengthMeter strength={strength} />
        </>
      )}
    </Field>
  )
}
