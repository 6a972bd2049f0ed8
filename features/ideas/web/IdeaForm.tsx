import { useEffect, useEffectEvent, useState, type FormEvent, type KeyboardEvent } from 'react'
import { graphql, type VariablesOf } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { showKeptToast } from '#platform/web/ui/show-kept-toast.ts'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { FormError } from '#features/accounts/web/public.tsx'
import { DESCRIPTION_HINT, DESCRIPTION_LENGTH, FILL_IN, maskEmail, MISSING, TITLE_LENGTH } from '../rules/idea.ts'
import { IDEAS_PATH } from '../rules/paths.ts'
import { SentIdea, type Sent } from './SentIdea.tsx'
import { SimilarIdeas } from './SimilarIdeas.tsx'
import { WaitingIdeasQuery, type WaitingIdea } from './WaitingIdeas.tsx'
import { readAgain } from './team-mutations.ts'

const SubmitIdea = graphql(`
  mutation SubmitIdea($key: ID!, $name: String!, $email: String!, $title: String!, $description: String!, $website: String) {
    submitIdea(key: $key, name: $name, email: $email, title: $title, description: $description, website: $website) { id }
  }
`)
const OwnEmailQuery = graphql(`
  query OwnEmail { ownAccount { email } }
`)

/** Texts at blank fields; the specified sentence is above the form. */
const missing: Record<string, string> = MISSING
/** What the toast about a draft is about. */
export const IDEA_DRAFT = 'idea draft'

interface Props {
  /** An idea that the form takes over, because it was sent with a mistake. */
  takenBack: WaitingIdea | null
  /** Called when the form has a draft, and when it has none any more. */
  onDraft: (hasDraft: boolean) => void
  /** Called when somebody types. */
  onType: () => void
  /** Called when a member closes the form. */
  onCancel: () => void
  /** Called after a member submitted an idea. Visitors see the result in the form. */
  onSubmitted: (sent: Sent) => void
}

/** The form that submits an idea (requirement I-1). Drafts are stored on the device, and a retry never stores an idea twice. */
export function IdeaForm({ takenBack, onDraft, onType, onCancel, onSubmitted }: Props) {
  const session = useSession()
  const navigate = useNavigate()
  const ownEmail = useQuery(OwnEmailQuery, session === null ? null : {}).data?.ownAccount?.email ?? ''
  const ownName = session?.user.name ?? ''
  const [typedName, setName, forgetName] = useLocalDraft('idea-name')
  const [typedEmail, setEmail, forgetEmail] = useLocalDraft('idea-email')
  const [title, setTitle, forgetTitle] = useLocalDraft('idea-title')
  const [description, setDescription, forgetDescription] = useLocalDraft('idea-description')
  const [website, setWebsite] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const [keys] = useState(() => requestKeys())
  const name = typedName || ownName
  const email = typedEmail || ownEmail
  const forgetAll = () => {
    for (const forget of [forgetName, forgetEmail, forgetTitle, forgetDescription]) forget()
  }
  // A member may submit before their address is loaded.
  const send = async (idea: VariablesOf<typeof SubmitIdea>) => {
    const email = session === null || idea.email.trim() !== '' ? idea.email : ((await request(OwnEmailQuery, {})).ownAccount?.email ?? '')
    return { ...(await request(SubmitIdea, { ...idea, email })), email }
  }
  const { mutate, isPending, error, reset } = useMutation(send, {
    onSuccess: async ({ submitIdea, email }, _variables, cache) => {
      keys.forget()
      forgetAll()
      const sent = { id: submitIdea.id, email: email.trim() }
      if (session === null) setSent(sent)
      else onSubmitted(sent)
      if (submitIdea.id === null) return cache.invalidateQueries(WaitingIdeasQuery)
      navigate(IDEAS_PATH, { replace: true, isCompletion: true })
      await readAgain(cache)
    },
  })
  const typed: Record<string, string> = { name, email, title, description }
  const { fields: errors, message } = useFieldErrors(error, typed)
  // A field that is filled now is no longer asked for.
  const isAsked = (field: string) => errors[field] === FILL_IN && (typed[field] ?? '').trim() === ''
  const isBlank = Object.keys(errors).some(isAsked)
  const errorOf = (field: string) => (isAsked(field) ? missing[field] : errors[field] === FILL_IN ? undefined : errors[field])
  const alert = isBlank ? { message: FILL_IN } : message === null ? null : { message }

  const hasDraft = title !== '' || description !== ''
  const tellDraft = useEffectEvent(onDraft)
  useEffect(() => {
    tellDraft(hasDraft)
  }, [hasDraft])

  const fill = useEffectEvent((idea: WaitingIdea) => {
    reset()
    setName(idea.name)
    setEmail(idea.email)
    setTitle(idea.title)
    setDescription(idea.description)
  })
  useEffect(() => {
    if (takenBack !== null) fill(takenBack)
  }, [takenBack])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setSent(null)
    const content = { name, email, title, description, website }
    mutate({ key: keys.keyFor(JSON.stringify(content)), ...content })
  }

  const cancel = () => {
    reset()
    if (hasDraft) showKeptToast(forgetAll, IDEA_DRAFT)
    onCancel()
  }
  const leave = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing || session === null) return
    event.preventDefault()
    cancel()
  }

  return (
    // One handler for the keys of all fields.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <form className="grid gap-5" method="post" onSubmit={submit} onChange={onType} onKeyDown={leave} noValidate>
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
        <div role="status" className="mb-5 empty:hidden">
          {sent !== null && <SentIdea sent={sent} />}
        </div>
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={isPending} busyText="Submitting...">
            Submit Idea
          </Button>
          <span className="hidden in-data-[session=in]:block">
            <Button onClick={cancel}>Cancel</Button>
          </span>
        </div>
      </div>
    </form>
  )
}
