import { Suspense, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useWindowTitle } from '#platform/web/pages/use-window-title.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Icon } from '#platform/web/ui/Icon.tsx'
import { archiveIcon, ellipsisIcon, messageSquareIcon, pencilIcon } from '#platform/web/ui/icons.ts'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Menu } from '#platform/web/ui/Menu.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { SectionLinks } from '#platform/web/ui/SectionLinks.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { conversationPath } from '#features/chat/rules/paths.ts'
import { CommentText } from '#features/discussions/web/public.tsx'
import { MENTOR_PATH, MENTOR_TABS, groupPath, mentorGroupPath, type MentorTab } from '../../rules/paths.ts'
import { Announcements } from '../Announcements.tsx'
import { GroupQuery, type GroupData } from '../group-query.ts'
import { GroupSections } from '../GroupSections.tsx'
import { Loading } from '../Loading.tsx'
import { MembersOnly } from '../MembersOnly.tsx'
import { MissingGroup } from '../MissingGroup.tsx'
import { Shelf } from '../Shelf.tsx'
import { useChange } from '../use-change.ts'
import { GroupDialog } from './GroupDialog.tsx'

const Figures = lazyPart(() => import('../figures/Figures.tsx').then((module) => module.Figures))
const Progress = lazyPart(() => import('./Progress.tsx').then((module) => module.Progress))
const Assignments = lazyPart(() => import('./Assignments.tsx').then((module) => module.Assignments))
const Schedule = lazyPart(() => import('../Schedule.tsx').then((module) => module.Schedule))
const Members = lazyPart(() => import('./Members.tsx').then((module) => module.Members))
const ArchiveGroup = graphql(`mutation ArchiveMentorGroup($id: ID!, $isArchived: Boolean!) { archiveMentorGroup(id: $id, isArchived: $isArchived) }`)

const LABELS: Record<MentorTab, string> = { progress: 'Progress', assignments: 'Assignments', announcements: 'Announcements', schedule: 'Schedule', members: 'Members', resources: 'Resources', analytics: 'Analytics' }

/** A group for its mentors (requirements ). */
function MentorGroupPage({ location }: { location: RouteLocation }) {
  return (
    <MembersOnly title="Mentor group" isForMentors>
      <Loader id={location.params['id'] ?? ''} search={location.searchParams} />
    </MembersOnly>
  )
}

function Loader({ id, search }: { id: string; search: URLSearchParams }) {
  const query = useQuery(GroupQuery, { id })
  useWindowTitle(query.data?.mentorGroup.name ?? null)
  if (query.data?.mentorGroup.part === 'mentor') return <Group group={query.data.mentorGroup} search={search} />
  return (
    <Page title="Mentor group">
      <Loading query={query} missing={<MissingGroup to={MENTOR_PATH} label="Mentor groups" />}>{() => <p>You’re a learner in this group. <a className="link" href={groupPath(id)}>Open it as a learner</a></p>}</Loading>
    </Page>
  )
}

function Group({ group, search }: { group: GroupData; search: URLSearchParams }) {
  const { id, isArchived } = group
  const active = MENTOR_TABS.find((tab) => tab === search.get('tab')) ?? 'progress'
  const [isEditing, edit] = useState(false)
  const archive = useChange(ArchiveGroup)
  const [isArchiving, askToArchive] = useState(false)
  const toggleArchive = () =>
    archive.mutate({ id, isArchived: !isArchived }, {
      onSuccess: () => {
        askToArchive(false)
        showToast(isArchived ? 'The group is open again.' : 'The group is archived. Reopen it at any time.')
      },
    })
  const items = [
    ...(isArchived ? [] : [{ label: 'Edit', icon: pencilIcon, onSelect: () => edit(true) }]),
    ...(isArchived ? [] : [{ label: 'Archive', icon: archiveIcon, onSelect: () => askToArchive(true) }]),
  ]
  // The sentence below a title has no line breaks.
  const isLine = group.about !== '' && group.aboutHtml === null && !group.about.includes('\n')
  // A mentor knows what the group is about; on phones the work comes first.
  const onPhones = active === 'members' ? '' : 'max-md:hidden'
  const actions = (
    <div className="flex flex-wrap items-center gap-2">
      {typeof group.conversationId === 'string' && (
        <ButtonLink to={conversationPath(group.conversationId)} icon={messageSquareIcon}>
          Conversation
        </ButtonLink>
      )}
      {items.length > 0 && <Menu label="More about this group" className="button button-ghost button-icon" trigger={<Icon of={ellipsisIcon} />} items={items} />}
    </div>
  )
  return (
    <Page title={group.name} sentence={isLine ? <span className={onPhones}>{group.about}</span> : undefined} action={actions}>
      {isArchived && (
        <div className="flex flex-wrap items-center gap-3">
          <p>This group is archived. Reopen it to make changes.</p>
          <Button small busy={archive.isPending} onClick={toggleArchive}>
            Reopen
          </Button>
        </div>
      )}
      {!isLine && group.about !== '' && (
        <div className={onPhones}>
          <CommentText comment={{ text: group.about, html: group.aboutHtml }} />
        </div>
      )}
      <SectionLinks row label="Group sections" active={active} links={MENTOR_TABS.map((name) => ({ name, label: LABELS[name], to: mentorGroupPath(id, name) }))} />
      <Suspense fallback={<Skeleton className="h-80 w-full" />}>
        {active === 'progress' && <Progress group={group} risk={search.get('risk')} opened={{ assignment: search.get('assignment'), learner: search.get('learner') }} />}
        {active === 'assignments' && <Assignments group={group} />}
        {active === 'announcements' && <Announcements group={group} />}
        {active === 'schedule' && (
          <div className="grid grid-cols-1 gap-8">
            <Schedule group={group} />
            <GroupSections group={group} />
          </div>
        )}
        {active === 'members' && <Members group={group} />}
        {active === 'resources' && <Shelf group={group} />}
        {active === 'analytics' && (
          <Section title="Analytics">
            <Figures id={id} name={group.name} />
          </Section>
        )}
      </Suspense>
      <ConfirmDialog
        open={isArchiving}
        question={`Archive “${group.name}”?`}
        explanation="Its members can still read everything, but nothing can be assigned, handed in or written. You can reopen it at any time."
        confirm="Archive"
        busy={archive.isPending}
        onConfirm={toggleArchive}
        onClose={() => askToArchive(false)}
      />
      {isEditing && <GroupDialog key={group.revision} group={group} onClose={() => edit(false)} onSaved={() => {}} />}
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Mentor group', description: 'A group that you run.', hidden: true }),
  Component: MentorGroupPage,
})
