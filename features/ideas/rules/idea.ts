export const TITLE_LENGTH = 100
export const DESCRIPTION_LENGTH = 5_000
export const ROLE_LENGTH = 40
export const MAX_ROLES = 8
export const MAX_LINKS = 10
export const MAX_TASKS = 100
export const MAX_DECISIONS = 200
export const TASK_LENGTH = 200
export const DECISION_LENGTH = 1_000
export const IDEA_PAGE = 20
export const MAX_SIMILAR = 4
/** After this many days without a change by the team, the author is asked whether the idea is still active. */
export const QUIET_DAYS = 14
/** How long a person without an account has to confirm their email address. */
export const CONFIRM_HOURS = 48

export const STATUSES = ['open', 'building', 'shipped', 'archived'] as const
export type Status = (typeof STATUSES)[number]
export const STATUS_LABELS: Record<Status, string> = { open: 'Open', building: 'Building', shipped: 'Shipped', archived: 'Archived' }

export const TASK_STATES = ['todo', 'doing', 'done'] as const
export type TaskState = (typeof TASK_STATES)[number]
export const TASK_LABELS: Record<TaskState, string> = { todo: 'To do', doing: 'Doing', done: 'Done' }

export const SORTS = ['newest', 'votes'] as const
export type Sort = (typeof SORTS)[number]

/** The specified texts (specification, sections 2 and 5). */
export const NO_IDEAS = 'No ideas submitted yet. Be the first!'
/** Below the field of a description. */
export const DESCRIPTION_HINT = 'You can use Markdown: - for a list, **bold**, `code`.'
export const FILL_IN = 'Please fill in all fields.'
/** The messages at blank fields. */
export const MISSING = { name: 'Enter your name.', email: 'Enter your email address.', title: 'Enter a title.', description: 'Describe your idea.' }

/** The address of an author as others see it, such as `l•••@example.org`. Blank stays blank. */
export function maskEmail(email: string): string {
  const at = email.lastIndexOf('@')
  if (at < 1) return ''
  return `${[...email][0]}•••${email.slice(at)}`
}

/** `by name (email)`; without an address after its author left. */
export const bylineOf = ({ name, email }: { name: string; email: string }): string => `by ${name}${email === '' ? '' : ` (${email})`}`

/** The position of a task between two others; null stands for the start or the end. */
export function positionBetween(before: number | null, after: number | null): number {
  if (before === null) return after === null ? 0 : after - 1
  return after === null ? before + 1 : (before + after) / 2
}
