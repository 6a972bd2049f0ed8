import { useEffect, useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { request } from '#platform/web/graphql/request.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { LABEL_LENGTH, withLabel } from '../rules/profile.ts'
import { ProfileSection } from './ProfileSection.tsx'
import type { ProfileData } from './profile-query.ts'
import { SkillEvidence } from './SkillEvidence.tsx'
import { StackChips } from './StackChips.tsx'

const AddToStack = graphql(`
  mutation AddToStack($label: String!) { addToStack(label: $label) }
`)
const RemoveFromStack = graphql(`
  mutation RemoveFromStack($label: String!) { removeFromStack(label: $label) }
`)

/** The viewer's own tech stack: Enter adds a chip at once, an exact duplicate is ignored (requirement R-6). */
export function OwnStack({ stack: known, skills, onChange }: { stack: readonly string[]; skills: NonNullable<ProfileData['skills']>; onChange: () => void }) {
  const [stack, setStack] = useState(known)
  const [typed, setTyped] = useState('')
  const [message, setMessage] = useState<string | null>(null)
  const turn = useRef<Promise<unknown>>(Promise.resolve())
  const waiting = useRef(0)

  useEffect(() => {
    // While requests are pending, the shown chips are newer.
    if (waiting.current === 0) setStack(known)
  }, [known])

  // One request after another, so that the chips keep the order in which they were typed.
  const send = (work: () => Promise<unknown>, takeBack: (reason: string) => void) => {
    setMessage(null)
    waiting.current += 1
    turn.current = turn.current
      .then(work)
      .catch((error: unknown) => takeBack(errorMessage(error)))
      .finally(() => {
        waiting.current -= 1
        if (waiting.current === 0) onChange()
      })
  }
  const add = (event: FormEvent) => {
    event.preventDefault()
    const next = withLabel(stack, typed)
    const name = typed.trim()
    if (name.length > LABEL_LENGTH) return setMessage(`Keep a technology to ${LABEL_LENGTH} characters.`)
    setTyped('')
    if (next === stack) return setMessage(name === '' ? 'Enter a technology.' : `${name} is on your list already.`)
    const label = next.at(-1)!
    setStack(next)
    send(() => request(AddToStack, { label }), (reason) => {
      setStack((shown) => shown.filter((one) => one !== label))
      setTyped((typedSince) => typedSince || label)
      setMessage(`“${label}” wasn’t added. ${reason}`)
    })
  }
  const remove = (label: string) => {
    const at = stack.indexOf(label)
    setStack(stack.filter((one) => one !== label))
    send(() => request(RemoveFromStack, { label }), (reason) => {
      setStack((shown) => (shown.includes(label) ? shown : shown.toSpliced(at, 0, label)))
      setMessage(`“${label}” wasn’t removed. ${reason}`)
    })
  }

  return (
    <ProfileSection title="Tech Stack">
      <div className="grid grid-cols-1 gap-4">
        <StackChips stack={stack} onRemove={remove} />
        <SkillEvidence skills={skills} />
        <form className="flex max-w-md items-start gap-2" onSubmit={add}>
          <div className="flex-1">
            <Field label="Add a technology" error={message} count={{ used: typed.length, limit: LABEL_LENGTH }}>
              {(control) => (
                <TextInput {...control} value={typed} autoComplete="off" placeholder="PyTorch" onChange={(event) => (setTyped(event.target.value), setMessage(null))} />
              )}
            </Field>
          </div>
          <Button type="submit" className="mt-6.5">
            Add
          </Button>
        </form>
      </div>
    </ProfileSection>
  )
}
