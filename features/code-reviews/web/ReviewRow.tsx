import { useState } from 'react'
import { previewOfMarkdown } from '#platform/rules/join-blocks.ts'
import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { isLanguage, LANGUAGE_NAMES } from '#features/practice/rules/problem.ts'
import { waitingText, type Urgency } from '../rules/code-review.ts'
import { codeReviewPath } from '../rules/paths.ts'
import { Facts } from './Facts.tsx'
import type { ReviewData } from './review-queries.ts'
import { StateBadge } from './StateBadge.tsx'

const PREVIEW_LENGTH = 300

const URGENCY_TONES: Record<Urgency, Tone> = { past: 'danger', soon: 'warning', next: 'accent', none: 'plain' }

export const languageName = (language: string) => (isLanguage(language) ? LANGUAGE_NAMES[language] : language)

interface Props {
  review: ReviewData
  showsLearner?: boolean
  /** In the queue: whether this learner has waited longest. */
  isLongest?: boolean
}

/** A review in a list. */
export function ReviewRow({ review, showsLearner = false, isLongest }: Props) {
  const { id, problemTitle, question, state, language, verdict, askedAt, learner, mentor, isThanked } = review
  const [now] = useState(() => new Date())
  const wait = isLongest === undefined ? null : waitingText(new Date(String(askedAt)), now, isLongest)
  const person = showsLearner ? learner.name : mentor?.name
  return (
    <li className="card card-pressable relative grid gap-1.5 p-4!">
      <div className="flex flex-wrap items-center gap-2">
        <a className="card-link min-w-0 font-medium wrap-anywhere" href={codeReviewPath(id)}>
          {problemTitle}
        </a>
        <span className="ml-auto flex flex-none items-center gap-2">
          {isThanked && <Badge tone="success">Thanked</Badge>}
          {wait === null ? <StateBadge state={state} /> : <Badge tone={URGENCY_TONES[wait.urgency]}>{wait.text}</Badge>}
        </span>
      </div>
      <p className="line-clamp-2 text-sm wrap-anywhere">{previewOfMarkdown(question, PREVIEW_LENGTH)}</p>
      <p className="text-sm wrap-anywhere text-text-muted">
        <Facts>
          {person}
          {languageName(language)}
          {verdict}
          <span>
            asked <TimeAgo at={String(askedAt)} />
          </span>
        </Facts>
      </p>
    </li>
  )
}
