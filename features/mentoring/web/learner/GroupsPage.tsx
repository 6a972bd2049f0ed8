import { useState, type FormEvent, type ReactNode } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useContributions } from '#platform/web/pages/feature.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Section } from '#platform/web/ui/Section.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { SWITCH_PROFILE_PATH } from '#features/accounts/rules/paths.ts'
import { useRoles } from '#features/accounts/web/public.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { NO_CODE, parseInviteCode } from '../../rules/invite-code.ts'
import { groupPath, joinPath, mentorGroupPath } from '../../rules/paths.ts'
import { GroupCards } from '../GroupCards.tsx'
import { DueSoonQuery } from '../due-soon-query.ts'
import { JoinedGroupsQuery, LedGroupsQuery } from '../group-query.ts'
import { Loading } from '../Loading.tsx'
import { InviteQuery } from '../invite-query.ts'
import { LocalTime } from '../LocalTime.tsx'
import { MembersOnly } from '../MembersOnly.tsx'
import { NextInGroup } from '../NextInGroup.tsx'
import { ReturnedWork } from '../ReturnedWork.tsx'
import { useChange } from '../use-change.ts'

const AnswerInvitation = graphql(`mutation AnswerGroupInvitation($id: ID!, $isAccepted: Boolean!) { answerGroupInvitation(id: $id, isAccepted: $isAccepted) }`)

/** The groups of a learner, the invitations that wait, and a field for a code (requirement X-12). */
function GroupsPage() {
  return (
    <MembersOnly title="My groups">
      <Groups />
    </MembersOnly>
  )
}

function Groups() {
  const query = useQuery(JoinedGroupsQuery, {})
  const [declined, askAbout] = useState<{ id: string; name: string } | null>(null)
  const answer = useChange(AnswerInvitation, () => askAbout(null))
  const links = useContributions('learnerLinks')
  const isMentor = useRoles(true).roles?.active === 'mentor'
  const dueSoon = useQuery(DueSoonQuery, {}).data?.dueSoon ?? []
  return (
    <Page
      title="My groups"
      sentence={isMentor ? 'Groups you mentor, and groups you learn in.' : 'What’s due next, and invitations from mentors.'}
      action={
        <div className="flex flex-wrap gap-2">
          {links.map(({ to, label }) => (
            <ButtonLink key={to} to={to}>
              {label}
            </ButtonLink>
          ))}
        </div>
      }
    >
      <Loading query={query}>
        {({ joinedGroups, groupInvitations }) => (
          <>
            <ReturnedWork />
            {groupInvitations.length > 0 && (
              <section aria-labelledby="invitations" className="grid gap-3">
                <h2 id="invitations" className="text-xl">
                  Invitations
                </h2>
                <ul className="grid gap-3">
                  {groupInvitations.map(({ id, name, about, aboutHtml, part, inviter }) => (
                    <li key={id} className="card flex flex-wrap items-center justify-between gap-4 p-5">
                      <div className="grid min-w-0 gap-1">
                        <p dir="auto" className="font-medium wrap-anywhere">{name}</p>
                        <p className="text-sm text-text-muted wrap-anywhere">
                          {inviter ?? 'A mentor'} invites you as a {part}.
                        </p>
                        {about !== '' && <div className="text-sm"><CommentText comment={{ text: about, html: aboutHtml }} /></div>}
                      </div>
                      <div className="flex gap-2">
                        <Button variant="primary" busy={answer.isPending} onClick={() => answer.mutate({ id, isAccepted: true })}>
                          Accept
                        </Button>
                        <Button busy={answer.isPending} onClick={() => askAbout({ id, name })}>
                          Decline
                        </Button>
                      </div>
                    </li>
                  ))}
                </ul>
              </section>
            )}
            <ConfirmDialog
              open={declined !== null}
              question={`Decline the invitation to “${declined?.name ?? ''}”?`}
              explanation="You can’t be invited to this group again for a week. An invite link still works."
              confirm="Decline"
              busy={answer.isPending}
              onConfirm={() => declined !== null && answer.mutate({ id: declined.id, isAccepted: false })}
              onClose={() => askAbout(null)}
            />
            <MentoredGroups />
            <LearnerPart title={isMentor ? 'Groups you learn in' : null}>
              {joinedGroups.length === 0 ? (
                <EmptyState text={isMentor ? 'You’re not learning in any group' : 'You’re not a learner in a group yet'} hint="Mentors invite learners with a link or a code. Open the link, or enter the code below." />
              ) : (
                <GroupCards groups={inOrderOfDue(joinedGroups, dueSoon)} pathOf={groupPath} waitingText={(count) => `${count} to hand in`} renderNote={renderNextDue} />
              )}
              <OwnMentorGroups />
              <CodeForm />
            </LearnerPart>
          </>
        )}
      </Loading>
    </Page>
  )
}

/** What belongs to a learner; in the mentor role, a section beside the groups that the viewer mentors. */
const LearnerPart = ({ title, children }: { title: string | null; children: ReactNode }) =>
  title === null ? (
    children
  ) : (
    <Section title={title}>
      <div className="grid grid-cols-1 gap-6">{children}</div>
    </Section>
  )

/** Groups with something due first, the earliest of them on top. */
function inOrderOfDue<Group extends { id: string }>(groups: readonly Group[], due: readonly { groupId: string; dueAt: string }[]): Group[] {
  const firstDue = (group: Group) => due.find(({ groupId }) => groupId === group.id)?.dueAt ?? '9999'
  return groups.toSorted((one, other) => firstDue(one).localeCompare(firstDue(other)))
}

/** What is due next in a group. */
function NextDue({ group }: { group: string }) {
  const next = useQuery(DueSoonQuery, {}).data?.dueSoon.find(({ groupId }) => groupId === group)
  if (next === undefined) return null
  return (
    <p className="text-sm wrap-anywhere">
      {next.isOverdue ? <Badge tone="danger">Overdue</Badge> : 'Next:'}{' '}
      <span className="font-medium">{next.title}</span>, due <LocalTime at={String(next.dueAt)} />, your time
    </p>
  )
}

const renderNextDue = (group: string) => <NextDue group={group} />

/** In the mentor role: the groups that the viewer mentors. */
function MentoredGroups() {
  const isMentor = useRoles(true).roles?.active === 'mentor'
  const groups = useQuery(LedGroupsQuery, isMentor ? {} : null).data?.ledGroups.filter(({ isArchived }) => !isArchived) ?? []
  if (groups.length === 0) return null
  return (
    <Section title="Groups you mentor">
      <GroupCards groups={groups} pathOf={(id) => mentorGroupPath(id)} waitingText={(count) => `${count} to grade`} renderNote={(id) => <NextInGroup group={groups.find((group) => group.id === id)} />} />
    </Section>
  )
}

/** For mentors who act in another role: where the groups are that they mentor. */
function OwnMentorGroups() {
  const { roles } = useRoles(true)
  if (roles === null || roles.active === 'mentor' || !roles.granted.includes('mentor')) return null
  return (
    <p className="text-text-muted">
      Groups that you mentor are shown in the mentor role.{' '}
      <a className="link" href={SWITCH_PROFILE_PATH}>
        Switch role
      </a>
    </p>
  )
}

/** Joins a group with a code. */
function CodeForm() {
  const [typed, type] = useState('')
  const [error, setError] = useState<string | null>(null)
  const navigate = useNavigate()
  const look = useMutation(({ code }: { code: string }) => request(InviteQuery, { code }))
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const code = parseInviteCode(typed)
    if (code === null) return setError(typed.trim() === '' ? 'Enter the code that your mentor gave you.' : NO_CODE)
    // A code that doesn’t work is said here, where it can be corrected.
    look.mutate({ code }, { onSuccess: () => navigate(joinPath(code)), onError: ({ message }) => setError(message) })
  }
  return (
    <form className="grid max-w-96 gap-3" onSubmit={submit}>
      <Field label="Invite code" error={error}>
        {(control) => (
          <TextInput
            {...control}
            placeholder="abcd-efgh-jkmn"
            autoComplete="off"
            value={typed}
            onChange={({ target }) => {
              type(target.value)
              setError(null)
            }}
          />
        )}
      </Field>
      <Button type="submit" className="justify-self-start" busy={look.isPending}>
        Join with a code
      </Button>
    </form>
  )
}

export const page = definePage({
  meta: () => ({ title: 'My groups', description: 'Groups that you’re a learner in.', hidden: true }),
  Component: GroupsPage,
})
