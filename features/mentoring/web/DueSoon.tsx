import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { GROUPS_PATH, ownWorkPath } from '../rules/paths.ts'
import { DueSoonQuery } from './due-soon-query.ts'
import { DueMark } from './learner/DueMark.tsx'
import { LocalTime } from './LocalTime.tsx'

const SHOWN = 5

/** What the member has to hand in next, other than an assignment that is shown elsewhere; nothing without assignments. */
export function DueSoon({ except }: { except?: string | undefined }) {
  const due = (useQuery(DueSoonQuery, {}).data?.dueSoon ?? []).filter(({ id }) => id !== except).slice(0, SHOWN)
  if (due.length === 0) return null
  return (
    <section aria-labelledby="due-soon" className="card grid grid-cols-1 gap-3 p-5">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="due-soon" className="text-sm text-text-muted">
          Assignments due soon
        </h2>
        <ButtonLink small to={GROUPS_PATH}>
          My groups
        </ButtonLink>
      </div>
      <ul className="grid gap-2 max-md:*:nth-[n+4]:hidden">
        {due.map(({ id, title, groupId, group, dueAt, isOverdue }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <a className="link min-w-0 font-medium wrap-anywhere" href={ownWorkPath({ groupId, assignmentId: id })}>
              {title}
            </a>
            <span className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
              <span className="min-w-0 wrap-anywhere">{group}</span>
              <LocalTime at={String(dueAt)} />
              {isOverdue ? <Badge tone="danger">Overdue</Badge> : <DueMark at={String(dueAt)} />}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
