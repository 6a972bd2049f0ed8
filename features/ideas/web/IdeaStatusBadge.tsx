import { Badge, type Tone } from '#platform/web/ui/Badge.tsx'
import { STATUS_LABELS, type Status } from '../rules/idea.ts'

const TONES: Record<Status, Tone> = { open: 'accent', building: 'warning', shipped: 'success', archived: 'plain' }

export function IdeaStatusBadge({ status }: { status: Status }) {
  return <Badge tone={TONES[status]}>{STATUS_LABELS[status]}</Badge>
}
