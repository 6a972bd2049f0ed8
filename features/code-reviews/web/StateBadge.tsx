import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { STATE_LABELS, type ReviewState } from '../rules/code-review.ts'

const TONES: Record<ReviewState, Tone> = { waiting: 'plain', claimed: 'warning', reviewed: 'accent', closed: 'success' }

/** The state of a review, in the same color everywhere. */
export const StateBadge = ({ state }: { state: ReviewState }) => <Badge tone={TONES[state]}>{STATE_LABELS[state]}</Badge>
