import { useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import type { ResultOf } from '#platform/web/graphql/graphql.ts'
import { useContributions } from '#platform/web/pages/feature.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { plusIcon } from '#platform/web/ui/icons.ts'
import { Page } from '#platform/web/ui/Page.tsx'
import { CODE_REVIEWS_PATH } from '#features/code-reviews/rules/paths.ts'
import { mentorGroupPath } from '../../rules/paths.ts'
import { GroupCards } from '../GroupCards.tsx'
import { LedGroupsQuery } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { MembersOnly } from '../MembersOnly.tsx'
import { NextInGroup } from '../NextInGroup.tsx'
import { WorkToReturn } from './WorkToReturn.tsx'
import { GroupDialog } from './GroupDialog.tsx'

/** The groups that a mentor runs (requirement X-1). */
function MentorPage() {
  return (
    <MembersOnly title="Mentor groups" isForMentors>
      <Groups />
    </MembersOnly>
  )
}

function Groups() {
  const query = useQuery(LedGroupsQuery, {})
  const navigate = useNavigate()
  const [isCreating, create] = useState(false)
  const links = useContributions('mentorLinks')
  const newGroup = (
    <div className="flex flex-wrap gap-2">
      <ButtonLink to={CODE_REVIEWS_PATH}>Code reviews</ButtonLink>
      {links.map(({ to, label }) => (
        <ButtonLink key={to} to={to}>
          {label}
        </ButtonLink>
      ))}
      <Button variant="primary" icon={plusIcon} onClick={() => create(true)}>
        New group
      </Button>
    </div>
  )
  return (
    <Page title="Mentor groups" sentence="Your groups, their learners, and work that is waiting for you." action={newGroup}>
      <WorkToReturn />
      <Loading query={query}>
        {({ ledGroups }) =>
          ledGroups.length === 0 ? (
            <EmptyState text="You don’t run any groups yet" hint="Create a group, then invite learners with a link." action={<Button onClick={() => create(true)}>New group</Button>} />
          ) : (
            <LedGroups groups={ledGroups} />
          )
        }
      </Loading>
      {isCreating && <GroupDialog group={null} onClose={() => create(false)} onSaved={(id) => navigate(mentorGroupPath(id, 'members'))} />}
    </Page>
  )
}

type Led = ResultOf<typeof LedGroupsQuery>['ledGroups']

/** The groups with what comes next in each; archived ones are folded. */
function LedGroups({ groups }: { groups: Led }) {
  const archived = groups.filter(({ isArchived }) => isArchived)
  const open = groups.filter(({ isArchived }) => !isArchived)
  const cards = (shown: Led) => (
    <GroupCards
      groups={shown}
      pathOf={(id) => mentorGroupPath(id)}
      waitingText={(count) => `${count} to grade`}
      renderNote={(id) => <NextInGroup group={groups.find((group) => group.id === id)} />}
    />
  )
  return (
    <>
      {open.length === 0 ? <p className="text-text-muted">All your groups are archived.</p> : cards(open)}
      {archived.length > 0 && (
        <details>
          <summary className="cursor-pointer font-medium">Archived ({archived.length})</summary>
          <div className="mt-4">{cards(archived)}</div>
        </details>
      )}
    </>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Mentor groups', description: 'The groups that you run.', hidden: true }),
  Component: MentorPage,
})
