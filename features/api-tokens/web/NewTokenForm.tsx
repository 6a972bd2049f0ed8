import { useRef, useState, type FormEvent } from 'react'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Checkbox } from '#platform/web/ui/Checkbox.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { PasswordInput } from '#platform/web/ui/PasswordInput.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { SCOPE_NAMES, TOKEN_SCOPES, type Scope } from '../rules/scopes.ts'
import { LIFETIMES, NAME_LENGTH } from '../rules/tokens.ts'
import { NewToken } from './NewToken.tsx'

const CreateAccessToken = graphql(`
  mutation CreateAccessToken($id: ID!, $name: String!, $scopes: [String!]!, $days: Int!, $password: String!) {
    createAccessToken(id: $id, name: $name, scopes: $scopes, days: $days, password: $password)
  }
`)
const DAYS = LIFETIMES.map((days) => ({ value: String(days), label: days === 365 ? 'One year' : `${days} days` }))

/** The form for a new token. Afterwards it shows the token once, until it is revoked; `revoked` are the ids of tokens that were revoked since. */
export function NewTokenForm({ revoked, onCreated }: { revoked: readonly string[]; onCreated: () => void }) {
  const [name, setName] = useState('')
  const [scopes, setScopes] = useState<readonly Scope[]>(['public:read'])
  const [days, setDays] = useState('30')
  const [password, setPassword] = useState('')
  // Until there is an answer, the same token is created again: the secret of the first was never shown.
  const keys = useRef(requestKeys())
  const { mutate, isPending, error, data, variables } = useMutation(CreateAccessToken, {
    onSuccess: () => {
      keys.current.forget()
      setName('')
      setPassword('')
      onCreated()
    },
  })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    mutate({ id: keys.current.keyFor('token'), name, scopes: [...scopes], days: Number(days), password })
  }
  const fields = error?.fields ?? {}
  const hasFieldError = ['name', 'scopes', 'days', 'password'].some((field) => fields[field] !== undefined)
  return (
    <>
      {data !== undefined && !(variables !== undefined && revoked.includes(variables.id)) && <NewToken key={data.createAccessToken} token={data.createAccessToken} />}
      <form className="grid gap-5" method="post" onSubmit={submit} noValidate>
        <Field label="Name" hint="The program that will use it" error={fields['name']} count={{ used: name.length, limit: NAME_LENGTH }}>
          {(control) => <TextInput {...control} name="token-name" autoComplete="off" value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label="Expires after" error={fields['days']}>
          {(control) => <Select {...control} options={DAYS} value={days} onChange={(event) => setDays(event.target.value)} />}
        </Field>
        <fieldset>
          <legend className="text-sm font-medium">Scopes</legend>
          {SCOPE_NAMES.map((scope) => (
            <Checkbox
              key={scope}
              label={<code>{scope}</code>}
              hint={TOKEN_SCOPES[scope].label}
              checked={scopes.includes(scope)}
              onChange={(event) => setScopes(event.target.checked ? [...scopes, scope] : scopes.filter((one) => one !== scope))}
            />
          ))}
          <ErrorMessage message={fields['scopes']} />
        </fieldset>
        <Field label="Your password" error={fields['password']}>
          {(control) => <PasswordInput {...control} name="password" autoComplete="current-password" value={password} onChange={(event) => setPassword(event.target.value)} />}
        </Field>
        <ErrorMessage message={hasFieldError ? undefined : error?.message} />
        <Button type="submit" variant="primary" className="justify-self-start" busy={isPending} disabledBecause={password === '' ? 'Enter your password' : null}>
          Create token
        </Button>
      </form>
    </>
  )
}
