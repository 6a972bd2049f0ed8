import { useEffect, useEffectEvent, useRef, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { DESCRIPTION_HINT, DESCRIPTION_LENGTH, FILL_IN, maskEmail, TITLE_LENGTH } from '../rules/idea.ts'
import { IDEAS_PATH, ideaPath } from '../rules/paths.ts'
import { SimilarIdeas } from './SimilarIdeas.tsx'
import { WaitingIdeasQuery } from './WaitingIdeas.tsx'
import { readAgain } from './team-mutations.ts'

const SubmitIdea = graphql(`
  mutation SubmitIdea($key: ID!, $name: String!, $email: String!, $title: String!, $description: String!, $website: String) {
    submitIdea(key: $key, name: $name, email: $email, title: $title, description: $description, website: $website) { id }
  }
`)
const OwnEmailQuery = graphql(`
  query OwnEmail { ownAccount { email } }
`)

/** What is said at a field that is blank; the specified sentence is above the form. */
const MISSING: Record<string, string> = { name: 'Enter your name.', email: 'Enter your email address.', title: 'Enter a title.', description: 'Describe your idea.' }

/** The form that submits an idea (requirement I-1). Drafts are stored on the device, and a retry never stores an idea twice. `onUsed` is called once it has a draft. */
export function IdeaForm({ onUsed }: { onUsed: () => void }) {
  const session = useSession()
  const navigate = useNavigate()
  const ownEmail = useQuery(OwnEmailQuery, session === null ? null : {}).data?.ownAccount?.email ?? ''
  const ownName = session?.user.name ?? ''
  const [typedName, setName, forgetName] = useLocalDraft('idea-name')
  const [typedEmail, setEmail, forgetEmail] = useLocalDraft('idea-email')
  const [title, setTitle, forgetTitle] = useLocalDraft('idea-title')
  const [description, setDescription, forgetDescription] = useLocalDraft('idea-description')
  const [website, setWebsite] = useState('')
  const [sent, setSent] = useState<{ id: string | null; email: string } | null>(null)
  const key = useRef<string>(null)
  const name = typedName || ownName
  const email = typedEmail || ownEmail
  const { mutate, isPending, error } = useMutation(SubmitIdea, {
    onSuccess: async ({ submitIdea }, variables, cache) => {
      key.current = null
      for (const forget of [forgetName, forgetEmail, forgetTitle, forgetDescription]) forget()
      setSent({ id: submitIdea.id, email: variables.email.trim() })
      if (submitIdea.id === null) return cache.invalidateQueries(WaitingIdeasQuery)
      navigate(IDEAS_PATH, { replace: true })
      await readAgain(cache)
    },
  })
  const typed: Record<string, string> = { name, email, title, description }
  // A field that is filled now is no longer asked for.
  const errors = Object.entries(error?.fields ?? {}).filter(([field, message]) => message !== FILL_IN || (typed[field] ?? '').trim() === '')
  const isBlank = errors.some(([, message]) => message === FILL_IN)
  const errorOf = (field: string) => {
    const message = errors.find(([name]) => name === field)?.[1]
    return message === FILL_IN ? MISSING[field] : message
  }
  const alert = error === null ? null : isBlank ? { message: FILL_IN } : Object.keys(error.fields).length === 0 ? { message: error.message } : null

  const hasDraft = title !== '' || description !== ''
  const use = useEffectEvent(onUsed)
  useEffect(() => {
    if (hasDraft) use()
  }, [hasDraft])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(null)
    key.current ??= crypto.randomUUID()
    mutate({ key: key.current, name, email, title, description, website })
  }

  return (
    <form className="grid gap-5" method="post" onSubmit={submit} noValidate>
      <FormError error={alert} />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field label="Your Name" error={errorOf('name')}>
          {(control) => <TextInput {...control} required autoComplete="name" value={name} onChange={(event) => setName(event.target.value)} />}
        </Field>
        <Field label="Email Address" hint={`People who join your idea see your full address. Others see ${maskEmail(email.trim()) || 'its first letter and what follows the @'}.`} error={errorOf('email')}>
          {(control) => <TextInput {...control} required type="email" autoComplete="email" value={email} onChange={(event) => setEmail(event.target.value)} />}
        </Field>
      </div>
      <div>
        <Field label="Idea Title" error={errorOf('title')} count={{ used: title.length, limit: TITLE_LENGTH }}>
          {(control) => <TextInput {...control} name="title" required value={title} onChange={(event) => setTitle(event.target.value)} />}
        </Field>
        <SimilarIdeas title={title} />
      </div>
      <Field label="Idea Description" hint={DESCRIPTION_HINT} error={errorOf('description')} count={{ used: description.length, limit: DESCRIPTION_LENGTH }}>
        {(control) => <TextArea {...control} required rows={6} value={description} onChange={(event) => setDescription(event.target.value)} />}
      </Field>
      <div hidden>
        <label>
          Leave this empty
          <input name="website" tabIndex={-1} autoComplete="off" value={website} onChange={(event) => setWebsite(event.target.value)} />
        </label>
      </div>
      <div>
        <div role="status">{sent !== null && <Sent {...sent} />}</div>
        <Button type="submit" variant="primary" busy={isPending} busyText="Submitting...">
          Submit Idea
        </Button>
      </div>
    </form>
  )
}

function Sent({ id, email }: { id: string | null; email: string }) {
  return (
    <p className="mb-5 rounded-control bg-success-subtle px-3 py-2.5 text-sm text-success wrap-anywhere">
      {id === null ? (
        <>
          Check your email: we sent a link to {email}. Your idea will be shown once you open it.
          <span className="hidden in-data-[session=in]:inline">
            {' '}
            Until then it is under{' '}
            <a className="underline" href={`${IDEAS_PATH}?show=mine`}>
              My ideas
            </a>
            .
          </span>
        </>
      ) : (
        <>
          Your idea is in the list. <a className="underline" href={ideaPath(id)}>Open your idea</a> to say who you’re looking for.
        </>
      )}
    </p>
  )
}
