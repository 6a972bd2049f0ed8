import { useState, type FormEvent } from 'react'
import { Button } from '#platform/web/ui/Button.tsx'
import { PersonField, type ManagedPersonProps } from '#features/administration/web/public.tsx'
import { TrustCard } from './TrustCard.tsx'

/** Finds a person by name and shows their level. */
export function PersonTrust() {
  const [text, setText] = useState('')
  const [username, setUsername] = useState<string | null>(null)
  const find = (event: FormEvent) => {
    event.preventDefault()
    setUsername(text.trim() === '' ? null : text.trim().replace(/^@/, ''))
  }
  return (
    <section className="grid grid-cols-1 gap-4" aria-labelledby="person-trust">
      <h2 id="person-trust" className="text-lg">
        Level of a person
      </h2>
      <form className="flex flex-wrap items-start gap-3" onSubmit={find}>
        <div className="w-80 max-w-full">
          <PersonField label="Person" value={text} onChange={setText} />
        </div>
        <Button type="submit" className="sm:mt-6.5">
          Show level
        </Button>
      </form>
      {username !== null && <TrustCard key={username} username={username} />}
    </section>
  )
}

/** The level on the page of a person. */
export const ManagedPersonTrust = ({ person: { username, level }, onChange }: ManagedPersonProps) => <TrustCard username={username} knownLevel={level} onChange={onChange} />
