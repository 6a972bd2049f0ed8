import { useState, type ReactNode } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { adminPath } from '../rules/sections.ts'
import { Loaded } from './Loaded.tsx'
import { AdminReasonDialog } from './AdminReasonDialog.tsx'

const GetApplications = graphql(`
  query GetApplications {
    waitingApplications { id role reason appliedAt blogCount joinedAt solvedCount level person { id username name headline avatarUrl } }
  }
`)
const DecideApplication = graphql(`
  mutation DecideApplication($id: ID!, $granted: Boolean!, $answer: String!) { decideApplication(id: $id, granted: $granted, answer: $answer) }
`)

type Application = ResultOf<typeof GetApplications>['waitingApplications'][number]

/** The applications for the mentor role, with buttons to approve or decline. */
export function ApplicationsSection() {
  const query = useQuery(GetApplications, {})
  const { mutate, isPending, error, reset } = useMutation(DecideApplication)
  const [pending, setPending] = useState<{ application: Application; granted: boolean } | null>(null)
  const decide = (text: string) => {
    if (pending === null) return
    mutate(
      { id: pending.application.id, granted: pending.granted, answer: text },
      {
        onSuccess: () => {
          const { name } = pending.application.person
          showToast(pending.granted ? `${name} is a mentor now and gets a notification.` : `Declined. ${name} gets a notification.`)
          setPending(null)
          query.refetch()
        },
      },
    )
  }
  return (
    <Loaded query={query}>
      {({ waitingApplications: waiting }) =>
        waiting.length === 0 ? (
          <EmptyState text="No pending applications" hint="Decided applications are in the audit log." />
        ) : (
          <>
            <ul className="grid gap-4">
              {waiting.map((application) => (
                <Row key={application.id} application={application} onDecide={(granted) => setPending({ application, granted })} />
              ))}
            </ul>
            {pending !== null && (
              <AdminReasonDialog
                title={pending.granted ? `Make ${pending.application.person.name} a mentor` : `Decline the application from ${pending.application.person.name}`}
                action={pending.granted ? 'Approve' : 'Decline'}
                label="Message"
                optional
                busy={isPending}
                refusal={error}
                onSend={decide}
                onClose={() => {
                  if (error !== null) query.refetch()
                  reset()
                  setPending(null)
                }}
              >
                {pending.granted ? 'They can use the role right away.' : 'They can apply again.'}
              </AdminReasonDialog>
            )}
          </>
        )
      }
    </Loaded>
  )
}

function Row({ application, onDecide }: { application: Application; onDecide: (granted: boolean) => void }) {
  const { person, reason, appliedAt, blogCount, joinedAt, solvedCount, level } = application
  return (
    <Card as="li" className="grid gap-3">
      <div className="flex items-center gap-3">
        <Avatar person={{ id: person.id, name: person.name, picture: person.avatarUrl }} />
        <div className="min-w-0">
          <a className="font-medium hover:underline" href={`/profile/${person.username}`}>
            {person.name}
          </a>
          <p className="text-sm text-text-muted">
            Applied <TimeAgo at={appliedAt} />
            {' · '}
            <a className="link inline-block py-1" href={`${adminPath('people')}?person=${person.username}`} aria-label={`Details of ${person.name}`}>
              Details
            </a>
          </p>
        </div>
      </div>
      <dl className="flex flex-wrap gap-x-6 gap-y-1 text-sm" aria-label={`About ${person.name}`}>
        <Fact name="Joined">
          <TimeAgo at={joinedAt} />
        </Fact>
        <Fact name="Trust level">{level}</Fact>
        <Fact name="Problems solved">{solvedCount}</Fact>
        <Fact name="Blogs">{blogCount}</Fact>
      </dl>
      <p className="wrap-anywhere whitespace-pre-line">{reason}</p>
      <div className="flex gap-2">
        <Button variant="primary" onClick={() => onDecide(true)}>
          Approve
        </Button>
        <Button onClick={() => onDecide(false)}>Decline</Button>
      </div>
    </Card>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex gap-1.5">
    <dt className="text-text-muted">{name}</dt>
    <dd className="tabular">{children}</dd>
  </div>
)
