import { Suspense, useEffect, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useWindowTitle } from '#platform/web/pages/use-window-title.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { ellipsisIcon, flagIcon, logOutIcon, messageSquareIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { conversationPath } from '#features/chat/rules/paths.ts'
import { CommentText } from '#features/discussions/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { GROUPS_PATH, groupPath, LEARNER_TABS, mentorGroupPath, type LearnerTab } from '../../rules/paths.ts'
import { Announcements } from '../Announcements.tsx'
import { GroupQuery, type GroupData } from '../group-query.ts'
import { GroupSections } from '../GroupSections.tsx'
import { Loading } from '../Loading.tsx'
import { MembersOnly } from '../MembersOnly.tsx'
import { MissingGroup } from '../MissingGroup.tsx'
import { Shelf } from '../Shelf.tsx'
import { useChange } from '../use-change.ts'
import { OwnAssignment } from './OwnAssignment.tsx'

const Figures = lazyPart(() => import('../figures/Figures.tsx').then((module) => module.Figures))
const Schedule = lazyPart(() => import('../Schedule.tsx').then((module) => module.Schedule))
const LABELS: Record<LearnerTab, string> = { work: 'Work', schedule: 'Schedule', resources: 'Resources', figures: 'Your progress' }
const LeaveGroup = graphql(`mutation LeaveMentorGroup($id: ID!) { leaveMentorGroup(id: $id) }`)

/** A group for its learners: what is due, announcements, the shelf and their own figures (requirement X-12). */
function GroupPage({ location }: { location: RouteLocation }) {
  return (
    <MembersOnly title="Group">
      <Loader id={location.params['id'] ?? ''} tab={LEARNER_TABS.find((tab) => tab === location.searchParams.get('tab')) ?? 'work'} />
    </MembersOnly>
  )
}

function Loader({ id, tab }: { id: string; tab: LearnerTab }) {
  const query = useQuery(GroupQuery, { id })
  useWindowTitle(query.data?.mentorGroup.name ?? null)
  if (query.data !== undefined) return <Group group={query.data.mentorGroup} tab={tab} />
  return (
    <Page title="Group">
      <Loading query={query} missing={<MissingGroup to={GROUPS_PATH} label="My groups" />}>{() => null}</Loading>
    </Page>
  )
}

type Own = GroupData['ownAssignments'][number]

const OpenReturned = graphql(`mutation OpenReturnedWork($id: ID!) { openReturnedWork(id: $id) }`)
const OPEN: ReadonlySet<string> = new Set(['todo', 'started', 'overdue', 'revise'])

/** What is to hand in, with done work folded, and what the mentor announced. */
function Work({ group }: { group: GroupData }) {
  // What is handed in during this visit stays where it is, with its message; so does what came back.
  const [openAtFirst, setOpenAtFirst] = useState(() => new Set(group.ownAssignments.filter(({ work }) => OPEN.has(work.state)).map(({ assignment }) => assignment.id)))
  const isOpen = ({ assignment, work }: Own) => OPEN.has(work.state) || work.isNew || openAtFirst.has(assignment.id)
  const { mutate: openReturned } = useChange(OpenReturned, undefined, { isQuiet: true })
  const cameBack = group.ownAssignments.filter(({ work }) => work.isNew).map(({ assignment }) => assignment.id).join(' ')
  useEffect(() => {
    if (cameBack === '') return
    setOpenAtFirst((ids) => new Set([...ids, ...cameBack.split(' ')]))
    openReturned({ id: group.id })
  }, [cameBack, group.id, openReturned])
  // The list comes after the page, so the browser could not scroll to the assignment of a link.
  useEffect(() => {
    const linked = document.getElementById(window.location.hash.slice(1))
    const folded = linked?.closest('details')
    if (folded) folded.open = true
    linked?.scrollIntoView()
  }, [])
  const done = group.ownAssignments.filter((own) => !isOpen(own))
  const listOf = (all: readonly Own[]) => (
    <ul className="grid grid-cols-1 gap-3">
      {all.map((own) => (
        <OwnAssignment key={own.assignment.id} group={group} own={own} />
      ))}
    </ul>
  )
  return (
    <div className="grid grid-cols-1 gap-8">
      <Section title="Assignments">
        {group.ownAssignments.length === 0 && <p className="text-text-muted">Nothing to hand in. Assignments from your mentor appear here.</p>}
        {group.ownAssignments.length > 0 && done.length === group.ownAssignments.length && <p className="text-text-muted">Nothing to hand in right now.</p>}
        {listOf(group.ownAssignments.filter(isOpen))}
        {done.length > 0 && (
          <details>
            <summary className="cursor-pointer font-medium">Done ({done.length})</summary>
            <div className="mt-3">{listOf(done)}</div>
          </details>
        )}
      </Section>
      <Announcements group={group} />
    </div>
  )
}

function Group({ group, tab }: { group: GroupData; tab: LearnerTab }) {
  const [isLeaving, askToLeave] = useState(false)
  const [isReporting, report] = useState(false)
  const navigate = useNavigate()
  const leave = useChange(LeaveGroup, () => navigate(GROUPS_PATH))
  const items = [
    { label: 'Report this group', icon: flagIcon, onSelect: () => report(true) },
    { label: 'Leave group', icon: logOutIcon, danger: true, onSelect: () => askToLeave(true) },
  ]
  const actions = (
    <div className="flex flex-wrap gap-2">
      {typeof group.conversationId === 'string' && (
        <ButtonLink to={conversationPath(group.conversationId)} icon={messageSquareIcon}>
          Conversation
        </ButtonLink>
      )}
      {group.part === 'mentor' ? <ButtonLink to={mentorGroupPath(group.id)}>Mentor this group</ButtonLink> : <Menu label="More about this group" className="button button-ghost button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />}
    </div>
  )
  return (
    <Page title={group.name} sentence={`With ${group.mentors.map(({ name }) => name).join(', ') || 'no mentor at the moment'}`} action={actions}>
      {group.isArchived && <p>This group is archived and can no longer be changed.</p>}
      {group.about !== '' && <CommentText comment={{ text: group.about, html: group.aboutHtml }} />}
      <SectionLinks row label="Group sections" active={tab} links={LEARNER_TABS.map((name) => ({ name, label: LABELS[name], to: groupPath(group.id, name) }))} />
      <Suspense fallback={<Skeleton className="h-60 w-full" />}>
        {tab === 'work' && <Work group={group} />}
        {tab === 'schedule' && (
          <div className="grid grid-cols-1 gap-8">
            <Schedule group={group} />
            <GroupSections group={group} />
          </div>
        )}
        {tab === 'resources' && <Shelf group={group} />}
        {tab === 'figures' && (
          <Section title="Your progress">
            <Figures id={group.id} name={group.name} own={group.ownAssignments} />
          </Section>
        )}
      </Suspense>
      <Suspense>{isReporting && <ReportDialog kind="mentor-group" noun="group" id={group.id} hint="Moderators see the name and the description of the group." onClose={() => report(false)} />}</Suspense>
      <ConfirmDialog
        open={isLeaving}
        question={`Leave “${group.name}”?`}
        explanation="Its mentors no longer see your work, and you leave the conversation. You’ll need a new invite to rejoin."
        confirm="Leave group"
        busy={leave.isPending}
        onConfirm={() => leave.mutate({ id: group.id })}
        onClose={() => askToLeave(false)}
      />
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Group', description: 'A group that you’re a learner in.', hidden: true }),
  Component: GroupPage,
})
