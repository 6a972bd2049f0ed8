import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { STATE_LABELS, type WorkState } from '../rules/assignment.ts'

export const STATE_TONES: Record<WorkState, Tone> = { todo: 'plain', started: 'accent', overdue: 'danger', missed: 'danger', done: 'success', late: 'warning', revise: 'warning', returned: 'success' }

/** The state of a learner's work. */
export const StateBadge = ({ state }: { state: WorkState }) => <Badge tone={STATE_TONES[state]}>{STATE_LABELS[state]}</Badge>
