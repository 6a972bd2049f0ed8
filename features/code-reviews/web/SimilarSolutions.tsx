import { Badge } from '#platform/web/ui/Badge.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { codeReviewPath } from '../rules/paths.ts'
import type { OpenedReview } from './review-queries.ts'

/** Reviewed solutions that are much like this one, with what the mentor wrote there. */
export function SimilarSolutions({ similar }: { similar: OpenedReview['similar'] }) {
  return (
    <Section title="Similar solutions you reviewed">
      <ul className="grid grid-cols-1 gap-4">
        {similar.map(({ review, percent, comments }) => (
          <li key={review.id} className="grid gap-2 text-sm">
            <p className="flex flex-wrap items-center gap-2">
              <a className="font-medium hover:underline" href={codeReviewPath(review.id)}>
                Solution by {review.learner.name}
              </a>
              <Badge>{percent}% similar</Badge>
            </p>
            <ul className="grid gap-1 border-l-2 border-line pl-3">
              {comments.map((text) => (
                <li key={text} className="whitespace-pre-wrap wrap-anywhere text-text-muted">
                  {text}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
