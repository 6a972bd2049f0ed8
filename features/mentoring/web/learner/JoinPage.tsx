import { useEffect, useState } from 'react'
import { useQuery } from '#platform/web/data/use-query.ts'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { definePage } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { CommentText } from '#features/discussions/web/public.tsx'
import { NO_CODE, parseInviteCode } from '../../rules/invite-code.ts'
import { groupPath, GROUPS_PATH } from '../../rules/paths.ts'
import { InviteQuery } from '../invite-query.ts'
import { useChange } from '../use-change.ts'

const JoinGroup = graphql(`mutation JoinMentorGroup($code: String!) { joinMentorGroup(code: $code) }`)

/** The page of an invite link: what the group is, and Join (requirement X-3). Nothing happens before the button is pressed. */
function JoinPage() {
  const session = useSession()
  return <Invite key={session?.user.id ?? ''} isMember={session !== null} />
}

/** The code in the fragment; undefined before it was read, null if there is none. */
function useCode(): string | null | undefined {
  const [code, setCode] = useState<string | null>()
  useEffect(() => {
    const read = () => setCode(parseInviteCode(window.location.hash))
    read()
    window.addEventListener('hashchange', read)
    return () => window.removeEventListener('hashchange', read)
  }, [])
  return code
}

function Invite({ isMember }: { isMember: boolean }) {
  const code = useCode()
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const query = useQuery(InviteQuery, typeof code === 'string' ? { code } : null)
  const join = useChange(JoinGroup, ({ joinMentorGroup }) => navigate(groupPath(joinMentorGroup)))
  const problem = code === null ? NO_CODE : query.data === undefined ? query.error?.message : undefined
  const invite = query.data?.groupInvite
  return (
    <Page title={invite === undefined ? 'Join a group' : `Join “${invite.name}”`}>
      {problem !== undefined ? (
        <EmptyState text="This invite doesn’t work" hint={problem} action={<ButtonLink to={GROUPS_PATH}>My groups</ButtonLink>} />
      ) : invite === undefined || code === undefined || code === null ? (
        <Skeleton className="h-40 w-full" />
      ) : (
        <div className="card grid max-w-[46rem] gap-4 p-6">
          {invite.about !== '' && <CommentText comment={{ text: invite.about, html: invite.aboutHtml }} />}
          <p className="text-sm text-text-muted wrap-anywhere">
            With {invite.mentors.join(', ') || 'no mentor at the moment'}. The mentors of the group see your submissions for its assignments, when you were last active, and what you hand in.
          </p>
          {!isMember && <p className="text-sm">You need a free account. Log in or sign up, and you join the group.</p>}
          <div>
            {invite.isMember ? (
              <ButtonLink variant="primary" to={groupPath(invite.id)}>
                Open the group
              </ButtonLink>
            ) : (
              <Button variant="primary" busy={join.isPending} onClick={() => asMember(() => join.mutate({ code }), 'You need a free account to join a group.')}>
                Join group
              </Button>
            )}
          </div>
        </div>
      )}
    </Page>
  )
}

export const page = definePage({
  meta: () => ({ title: 'Join a group', description: 'An invite to a mentor group.', hidden: true }),
  Component: JoinPage,
})
