import { Suspense, useState, type FormEvent } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useLocalDraft } from '#platform/web/autosave/use-local-draft.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { coursePath } from '../rules/paths.ts'
import type { CourseDetails } from './CoursePage.tsx'
import type { Enrollment } from './enrollments.ts'

const ReviewCourse = graphql(`mutation ReviewCourse($slug: String!, $rating: Int!, $text: String!) { reviewCourse(slug: $slug, rating: $rating, text: $text) }`)

const DeleteCourseReview = graphql(`mutation DeleteCourseReview($slug: String!) { deleteCourseReview(slug: $slug) }`)

const STARS = [1, 2, 3, 4, 5]
const REVIEW_LENGTH = 2_000

/** The reviews of a course, and the form for those who finished at least half of it. */
export function Reviews({ course, enrollment }: { course: CourseDetails; enrollment: Enrollment | null }) {
  const session = useSession()
  const mayReview = enrollment !== null && enrollment.finished.length * 2 >= course.lessonCount && course.author?.id !== session?.user.id
  return (
    <Section title="Reviews">
      {mayReview && <ReviewForm course={course} own={course.reviews.find(({ author }) => author.id === session?.user.id)} />}
      {course.reviews.length === 0 && !mayReview && <p className="text-sm text-text-muted">No reviews yet. Learners who finished at least half of the lessons can write one.</p>}
      <ul className="grid gap-4">
        {course.reviews.map(({ id, author, rating, text, writtenAt }) => (
          <li key={author.id} className="grid gap-1 border-l-2 border-line pl-3">
            <p className="flex flex-wrap items-center gap-2 text-sm text-text-muted">
              <a className="min-w-0 font-medium wrap-anywhere text-text hover:underline" href={profilePath(author.username)}>
                {author.name}
              </a>
              <span role="img" aria-label={`${rating} of 5 stars`}>
                {'★'.repeat(rating)}
                {'☆'.repeat(5 - rating)}
              </span>
              <TimeAgo at={String(writtenAt)} />
              {author.id !== session?.user.id && <ReportReview id={id} />}
            </p>
            {text !== '' && <p className="whitespace-pre-wrap wrap-anywhere">{text}</p>}
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** The button that reports a review, and its dialog. */
function ReportReview({ id }: { id: string }) {
  const { asMember } = useAuth()
  const [isOpen, open] = useState(false)
  return (
    <>
      <Button variant="ghost" small onClick={() => asMember(() => open(true))}>
        Report
      </Button>
      <Suspense>{isOpen && <ReportDialog kind="course-review" noun="review" id={id} onClose={() => open(false)} />}</Suspense>
    </>
  )
}

function ReviewForm({ course: { slug }, own }: { course: CourseDetails; own: CourseDetails['reviews'][number] | undefined }) {
  const [rating, setRating] = useState(own?.rating ?? 0)
  const [text, setText, clear] = useLocalDraft(`course-review:${slug}`, own?.text)
  const navigate = useNavigate()
  // The page shows the review once it is loaded again.
  const reload = () => navigate(coursePath(slug), { replace: true })
  const { mutate, isPending, error } = useMutation(ReviewCourse, {
    onSuccess: (_data, { text }) => {
      clear()
      setText(text)
      showToast(own === undefined ? 'Review posted.' : 'Review saved.')
      reload()
    },
  })
  const restore = (before: { slug: string; rating: number; text: string }) => {
    setRating(before.rating)
    mutate(before)
  }
  const remove = useMutation(DeleteCourseReview, {
    onSuccess: () => {
      const before = { slug, rating: own!.rating, text: own!.text }
      setRating(0)
      clear()
      showToast('Review deleted.', { action: { label: 'Undo', run: () => restore(before) } })
      reload()
    },
  })
  const send = (event: FormEvent) => {
    event.preventDefault()
    mutate({ slug, rating, text })
  }
  return (
    <form className="grid justify-items-start gap-3" onSubmit={send}>
      <fieldset className="flex items-center gap-1">
        <legend className="text-sm font-medium">{own === undefined ? 'How was it?' : 'Change your review'}</legend>
        {STARS.map((star) => (
          <label key={star} className="cursor-pointer rounded-control text-2xl leading-none text-warning focus-within:outline-2 focus-within:outline-accent">
            <input type="radio" className="sr-only" name="rating" value={star} checked={rating === star} onChange={() => setRating(star)} />
            <span aria-hidden="true">{star <= rating ? '★' : '☆'}</span>
            <span className="sr-only">{star === 1 ? '1 star' : `${star} stars`}</span>
          </label>
        ))}
      </fieldset>
      <div className="w-full">
        <Field label="Your review (optional)" error={error?.message}>
          {(control) => <TextArea {...control} rows={3} maxLength={REVIEW_LENGTH} value={text} onChange={(event) => setText(event.target.value)} />}
        </Field>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" small variant="primary" busy={isPending} disabledBecause={rating === 0 ? 'Choose one to five stars' : null}>
          {own === undefined ? 'Post review' : 'Save review'}
        </Button>
        {own !== undefined && (
          <Button small variant="ghost" busy={remove.isPending} onClick={() => remove.mutate({ slug })}>
            Delete review
          </Button>
        )}
      </div>
      <ErrorMessage message={remove.error?.message} />
    </form>
  )
}
