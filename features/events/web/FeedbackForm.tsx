import { useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { FEEDBACK_LENGTH } from '../rules/events.ts'
import type { EventDateData } from './EventPage.tsx'
import { useNow } from './use-now.ts'
import { ViewerEventQuery, type ViewerAnswer } from './viewer-event-query.ts'

const GiveFeedback = graphql(`mutation GiveEventFeedback($dateId: ID!, $rating: Int!, $text: String!) { giveEventFeedback(dateId: $dateId, rating: $rating, text: $text) }`)
const STARS = [1, 2, 3, 4, 5]

/** How it was, for the hosts alone. */
export function FeedbackForm({ date, own }: { date: EventDateData; own: ViewerAnswer }) {
  const now = useNow()
  const [rating, setRating] = useState(own.rating ?? 0)
  const [typed, setText, clear] = useLocalDraft(`event-feedback:${date.id}`)
  const [isChanged, setChanged] = useState(false)
  const text = typed === '' && !isChanged ? own.feedback : typed
  const change = (changed: string) => {
    setChanged(true)
    setText(changed)
  }
  const { mutate, isPending, isSuccess, error } = useMutation(GiveFeedback, {
    onSuccess: async (_data, _variables, cache) => {
      await cache.invalidateQueries(ViewerEventQuery)
      clear()
    },
  })
  const isOver = Date.parse(String(date.endsAt)) < now
  if (!isOver || (own.state !== 'going' && own.attendedAt === null)) return null
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ dateId: date.id, rating, text })
  }
  return (
    <form className="card grid justify-items-start gap-3 p-5" onSubmit={send}>
      <fieldset className="flex items-center gap-1">
        <legend className="text-sm font-medium">How was it?</legend>
        {STARS.map((star) => (
          <label key={star} className="grid size-11 cursor-pointer place-content-center rounded-control text-2xl leading-none text-warning focus-within:outline-2 focus-within:outline-accent">
            <input type="radio" className="sr-only" name={`rating ${date.id}`} value={star} checked={rating === star} onChange={() => setRating(star)} />
            <span aria-hidden="true">{star <= rating ? '★' : '☆'}</span>
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
          </label>
        ))}
      </fieldset>
      <div className="w-full">
        <Field label="Feedback (optional)" hint="Only the hosts can read it." error={error?.message}>
          {(control) => <TextArea {...control} rows={3} maxLength={FEEDBACK_LENGTH} value={text} onChange={({ target }) => change(target.value)} />}
        </Field>
      </div>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" variant="primary" busy={isPending} disabledBecause={rating === 0 ? 'Choose one to five stars' : null}>
          {own.rating === null ? 'Send feedback' : 'Save feedback'}
        </Button>
        {isSuccess && <span role="status" className="text-sm text-text-muted">Thanks. The hosts can read it now.</span>}
      </div>
    </form>
  )
}
