import { useState, type FormEvent } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import type { ManagedPersonProps } from '#features/administration/web/public.tsx'
import { TrustCard } from './TrustCard.tsx'

/** Finds a person by username and shows their level. */
export function PersonTrust() {
  const [text, setText] = useState('')
  const [username, setUsername] = useState<string | null>(null)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setUsername(text.trim() === '' ? null : text.trim())
  }
  return (
    <section className="grid gap-4" aria-labelledby="person-trust">
      <h3 id="person-trust" className="text-lg">
        Level of a person
      </h3>
      <form className="flex flex-wrap gap-3" onSubmit={find}>
        <TextInput aria-label="Username" placeholder="Username" autoCapitalize="none" className="max-w-80" value={text} onChange={(event) => setText(event.target.value)} />
        <Button type="submit">Find</Button>
      </form>
      {username !== null && <TrustCard key={username} username={username} />}
    </section>
  )
}

/** The level on the page of a person. */
export const ManagedPersonTrust = ({ person: { username }, onChange }: ManagedPersonProps) => <TrustCard username={username} onChange={onChange} />
