import { useState } from 'react'
import { changedAddress } from '#platform/web/pages/changed-address.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Select } from '#platform/web/ui/Select.tsx'
import { SearchBox } from '#platform/web/ui/SearchBox.tsx'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { AdminReasonDialog, Loaded } from '#features/administration/web/public.tsx'
import { MANAGED_STATES } from '../../rules/authoring-inputs.ts'
import { coursePath, editCoursePath } from '../../rules/paths.ts'

const ManagedCoursesQuery = graphql(`
  query ManagedCourses($q: String, $state: String) { managedCourses(q: $q, state: $state) { id slug title isArchived version authorUsername enrolledCount } }
`)
const ArchiveCourse = graphql(`mutation ArchiveCourse($id: ID!, $reason: String!) { archiveCourse(id: $id, reason: $reason) }`)
const RestoreCourse = graphql(`mutation RestoreCourse($id: ID!, $reason: String!) { restoreCourse(id: $id, reason: $reason) }`)

const STATES = [
  { value: '', label: 'All' },
  { value: 'published', label: 'Published' },
  { value: 'archived', label: 'Archived' },
]

type Managed = ResultOf<typeof ManagedCoursesQuery>['managedCourses'][number]

/** Published and archived courses: archived here, and edited where they have no author. */
export function ManagedCourses({ path, search }: { path: string; search: URLSearchParams }) {
  const state = MANAGED_STATES.find((one) => one === search.get('filter')) ?? null
  const query = useQuery(ManagedCoursesQuery, { q: search.get('q'), state })
  const navigate = useNavigate()
  const [chosen, setChosen] = useState<Managed | null>(null)
  return (
    <section aria-labelledby="published-courses" className="grid grid-cols-1 gap-4">
      <h2 id="published-courses" className="font-medium">
        {state === null ? 'All courses' : state === 'published' ? 'Published courses' : 'Archived courses'}
      </h2>
      <div className="flex flex-wrap items-center gap-3">
        <SearchBox label="Search courses" placeholder="Search courses..." path={path} search={search} />
        <Select aria-label="Filter courses" className="min-w-40" value={state ?? ''} options={STATES} onChange={({ target }) => navigate(changedAddress(path, search, { filter: target.value }), { replace: true })} />
      </div>
      <Loaded query={query}>
        {({ managedCourses }) =>
          managedCourses.length === 0 ? (
            <EmptyState text="No courses found" />
          ) : (
            <ul className="divide-y divide-line rounded-card border border-line bg-surface">
              {managedCourses.map((course) => (
                <ManagedRow key={course.id} course={course} onChoose={() => setChosen(course)} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {chosen !== null && (
        <ArchiveDialog
          course={chosen}
          onClose={(isStale) => {
            setChosen(null)
            if (isStale) query.refetch()
          }}
        />
      )}
    </section>
  )
}

function ManagedRow({ course: { id, slug, title, isArchived, version, authorUsername, enrolledCount }, onChoose }: { course: Managed; onChoose: () => void }) {
  return (
    <li className="flex flex-wrap items-center gap-3 px-4 py-3">
      <div className="grid min-w-0 flex-1 basis-56 gap-1">
        <a className="font-medium wrap-anywhere hover:underline" href={coursePath(slug)}>
          {title}
        </a>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-text-muted">
          {isArchived && <Badge>Archived</Badge>}
          <span>{authorUsername === null ? 'By the team' : `@${authorUsername}`}</span>
          <span className="tabular">Version {version}</span>
          <span className="tabular">{enrolledCount === 1 ? '1 learner' : `${enrolledCount} learners`}</span>
        </p>
      </div>
      <div className="flex gap-2">
        {authorUsername === null && (
          <ButtonLink small to={editCoursePath(id)}>
            Edit<span className="sr-only"> {title}</span>
          </ButtonLink>
        )}
        <Button small onClick={onChoose}>
          {isArchived ? 'Restore' : 'Archive'}
          <span className="sr-only"> {title}</span>
        </Button>
      </div>
    </li>
  )
}

function ArchiveDialog({ course: { id, title, isArchived }, onClose }: { course: Managed; onClose: (isStale: boolean) => void }) {
  const { mutate, isPending, error } = useMutation<unknown, { id: string; reason: string }>(isArchived ? RestoreCourse : ArchiveCourse)
  return (
    <AdminReasonDialog
      title={isArchived ? `Restore “${title}”` : `Archive “${title}”`}
      action={isArchived ? 'Restore' : 'Archive'}
      danger={!isArchived}
      busy={isPending}
      refusal={error}
      onSend={(reason) => mutate({ id, reason }, { onSuccess: () => onClose(true) })}
      onClose={() => onClose(error !== null)}
    >
      {isArchived ? 'New learners can start this course again.' : 'New learners can’t start this course. Current learners can finish it.'}
      {!isArchived && <div className="mt-3"><RemovalNotes kind="course" keys={[id]} /></div>}
    </AdminReasonDialog>
  )
}
