import { Suspense, useEffect, useRef, type ReactNode } from 'react'
import { useRoles } from '#features/accounts/web/public.tsx'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
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
  const query = useQuery(GetManagedPerson, { username })
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
          return (
            <div className="grid min-w-0 gap-8">
              <ul className="rounded-card border border-line bg-surface">
                <ManagedPersonRow person={person} isDetailed onChange={query.refetch} />
              </ul>
              {suspension !== null && <RunningSuspension suspension={suspension} />}
              <Part title="Roles">
                <GrantTable grants={grants} />
                {groups.length > 0 && (
                  <p className="flex flex-wrap items-center gap-2 text-sm">
                    Permission groups:
                    {groups.map((name) => (
                      <Badge key={name}>{name}</Badge>
                    ))}
                  </p>
                )}
              </Part>
              <Part title="Sessions">
                <PersonSessions person={person} sessions={sessions} onChange={query.refetch} />
              </Part>
              <Part title="Content">
                <ContentCounts content={content.filter(({ count }) => count > 0)} />
              </Part>
              <Part title="Reports">
                <ReportTable reports={reports} />
              </Part>
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

function Part({ title, children }: { title: string; children: ReactNode }) {
  const id = `person-${title.toLowerCase().replaceAll(' ', '-')}`
  const section = useRef<HTMLElement>(null)
  useEffect(() => {
    // The part is loaded after the browser looked for it.
    if (location.hash === `#${id}`) section.current?.scrollIntoView()
  }, [id])
  return (
    <section ref={section} aria-labelledby={id} className="grid min-w-0 scroll-mt-[calc(var(--topbar)+1rem)] gap-3">
      <h2 id={id} className="font-semibold">
        {title}
      </h2>
      {children}
    </section>
  )
}
