import { Suspense, useEffect, useEffectEvent, useRef, type ReactNode } from 'react'
import { useRoles } from '#features/accounts/web/public.tsx'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { loadedQueryClient } from '#platform/web/data/load-query-client.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { countText } from '../../rules/count-text.ts'
import { adminPath } from '../../rules/sections.ts'
import { AdminSkeleton } from '../AdminSkeleton.tsx'
import { Loaded } from '../Loaded.tsx'
import { ManagedPersonRow } from '../ManagedPersonRow.tsx'
import { PersonSessions } from './PersonSessions.tsx'
import { useRepeatedRead } from '../use-repeated-read.ts'
import { usePersonParts, type ManagedPersonPart } from './person-parts.ts'
import { RunningSuspension } from './RunningSuspension.tsx'
import { EntryTable, GrantTable, ReportTable } from './PersonTables.tsx'

const GetManagedPerson = graphql(`
  query GetManagedPerson($username: String!) {
    managedPerson(username: $username) {
      person { id username name email avatarUrl joinedAt suspendedAt suspendedUntil suspensionReason suspensionRule roles blogCount reportCount lastActiveAt level }
      suspension { rule reason by since until }
      grants { role grantedAt revokedAt grantedBy grantedByName }
      groups
      sessions { id browser startedAt usedAt }
      reports { id kind reason reportedAt closedAt }
      entries { id doneAt actionText reason actor actorName details }
      content { label count path }
    }
  }
`)

export type Detail = NonNullable<ResultOf<typeof GetManagedPerson>['managedPerson']>

/** Everything about one account: roles and grants, sessions, reports, content, admin actions, and parts of other features. */
export function PersonDetail({ username }: { username: string }) {
  // Undo in a message acts from elsewhere.
  const query = useQuery(GetManagedPerson, { username }, { meta: { followsMutations: true } })
  useReadsAfterSuspension(query.data?.managedPerson?.person.suspendedAt)
  const parts = usePersonParts()
  const { roles } = useRoles(true)
  return (
    <>
      <div>
        <ButtonLink variant="ghost" small icon={arrowLeftIcon} to={adminPath('people')}>
          All people
        </ButtonLink>
      </div>
      <h1 id="admin-section" tabIndex={-1} data-content-start className="scroll-mt-[calc(var(--topbar)+1rem)] text-xl wrap-anywhere">
        {query.data?.managedPerson?.person.name ?? `@${username}`}
      </h1>
      <Loaded query={query}>
        {({ managedPerson }) => {
          if (managedPerson === null) return <EmptyState text="We couldn’t find this person." hint="The account may be deleted." />
          const { person, suspension, grants, groups, sessions, reports, entries, content } = managedPerson
          const open = parts.filter(({ right }) => roles?.rights.includes(right) === true)
          const folded = open.filter(({ isFolded }) => isFolded === true)
          const partOf = ({ title, Component }: ManagedPersonPart) => (
            <Part key={title} title={title}>
              <Suspense fallback={<AdminSkeleton />}>
                <Component person={person} onChange={query.refetch} />
              </Suspense>
            </Part>
          )
          const made = content.filter(({ count }) => count > 0)
          // Those with nothing to show are a line each, together.
          const own = [
            { title: 'Roles', isEmpty: grants.length === 0 && groups.length === 0, body: <PersonRoles grants={grants} groups={groups} /> },
            { title: 'Sessions', isEmpty: sessions.length === 0, body: <PersonSessions person={person} sessions={sessions} onChange={query.refetch} /> },
            { title: 'Content', isEmpty: made.length === 0, body: <ContentCounts content={made} /> },
            { title: 'Reports', isEmpty: reports.length === 0, body: <ReportTable reports={reports} /> },
          ]
          return (
            <div className="grid min-w-0 gap-8">
              <ul className="rounded-card border border-line bg-surface">
                <ManagedPersonRow person={person} isDetailed onChange={query.refetch} />
              </ul>
              {suspension !== null && <RunningSuspension suspension={suspension} />}
              {own.filter(({ isEmpty }) => isEmpty).length > 0 && (
                <div className="card grid gap-2 p-4">
                  {own.filter(({ isEmpty }) => isEmpty).map(({ title, body }) => (
                    <Part key={title} title={title} isLine>
                      {body}
                    </Part>
                  ))}
                </div>
              )}
              {own.filter(({ isEmpty }) => !isEmpty).map(({ title, body }) => (
                <Part key={title} title={title}>
                  {body}
                </Part>
              ))}
              {open.filter(({ isFolded }) => isFolded !== true).map(partOf)}
              <Part title="Admin actions">
                <EntryTable entries={entries} />
              </Part>
              {folded.length > 0 && (
                <details>
                  <summary className="link w-fit">More: {folded.map(({ title }) => title.toLowerCase()).join(', ')}</summary>
                  <div className="mt-4 grid min-w-0 gap-8">{folded.map(partOf)}</div>
                </details>
              )}
            </div>
          )
        }}
      </Loaded>
    </>
  )
}

/** Listeners change more of the page in the seconds after a suspension or its end, such as the trust level. */
function useReadsAfterSuspension(suspendedAt: string | null | undefined): void {
  const known = useRef(suspendedAt)
  const read = useRepeatedRead(() => loadedQueryClient()?.invalidateAll())
  const onChange = useEffectEvent(read)
  useEffect(() => {
    const isChanged = known.current !== undefined && suspendedAt !== undefined && known.current !== suspendedAt
    known.current = suspendedAt
    if (isChanged) onChange()
  }, [suspendedAt])
}

const PersonRoles = ({ grants, groups }: Pick<Detail, 'grants' | 'groups'>) => (
  <>
    <GrantTable grants={grants} />
    {groups.length > 0 && (
      <p className="flex flex-wrap items-center gap-2 text-sm">
        Permission groups:
        {groups.map((name) => (
          <Badge key={name}>{name}</Badge>
        ))}
      </p>
    )}
  </>
)

function ContentCounts({ content }: Pick<Detail, 'content'>) {
  if (content.length === 0) return <p className="text-sm text-text-muted">No content.</p>
  return (
    <dl className="grid gap-x-8 text-sm sm:grid-cols-2 lg:grid-cols-3">
      {content.map(({ label, count, path }) => (
        <div key={label} className="flex justify-between gap-3 border-b border-line py-2">
          <dt className="text-text-muted">{label}</dt>
          <dd className="tabular">{path === null ? countText(count) : <a className="link" href={path} aria-label={`${label}: ${count}`}>{countText(count)}</a>}</dd>
        </div>
      ))}
    </dl>
  )
}

/** A part of the page under its title; `isLine`: beside it. */
function Part({ title, isLine = false, children }: { title: string; isLine?: boolean; children: ReactNode }) {
  const id = `person-${title.toLowerCase().replaceAll(' ', '-')}`
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The part is loaded after the browser looked for it.
    if (location.hash === `#${id}`) section.current?.scrollIntoView()
  }, [id])
  return (
    <section ref={section} aria-labelledby={id} className={`grid min-w-0 scroll-mt-[calc(var(--topbar)+1rem)] ${isLine ? 'grid-cols-[6rem_minmax(0,1fr)] items-baseline gap-4' : 'gap-3'}`}>
      <h2 id={id} className={isLine ? 'text-sm font-medium' : 'font-semibold'}>
        {title}
      </h2>
      {children}
    </section>
  )
}
