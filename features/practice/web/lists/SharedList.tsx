import { Suspense, useState } from 'react'
import { requestKeys } from '#platform/web/data/request-key.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { Avatar } from '#platform/web/ui/Avatar.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { copyIcon, flagIcon } from '#platform/web/ui/icons.ts'
import { ShareButton } from '#platform/web/ui/ShareButton.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { ReportDialog } from '#features/moderation/web/public.tsx'
import { profilePath } from '#features/people/rules/paths.ts'
import { nextOf } from '../../rules/list-order.ts'
import { listPath } from '../../rules/paths.ts'
import { CollectionProgress } from '../topics/CollectionProgress.tsx'
import { ProblemSteps } from '../topics/ProblemSteps.tsx'
import { ListsQuery } from './lists-query.ts'

export const SharedListQuery = graphql(`
  query SharedProblemList($id: ID!) {
    sharedProblemList(id: $id) { id name owner { id username name avatarUrl } problems { slug title difficulty isSolved } }
  }
`)
const CopyProblemList = graphql(`mutation CopyProblemList($id: ID!, $from: ID!) { copyProblemList(id: $id, from: $from) }`)

export type SharedListData = NonNullable<ResultOf<typeof SharedListQuery>['sharedProblemList']>

/** A list that its owner shared: the owner, the reader’s own progress, the problems in order, and a button that copies it (requirement Q-73). */
export function SharedList({ list: { id, name, owner, problems } }: { list: SharedListData }) {
  const session = useSession()
  const solved = new Map(problems.filter(({ isSolved }) => isSolved).map(({ slug }) => [slug, true]))
  const total = problems.length
  return (
    <>
      <div className="-mt-3 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <p className="flex min-w-0 flex-wrap items-center gap-x-3 gap-y-2 text-sm text-text-muted">
          <a className="flex min-w-0 items-center gap-2 rounded-control text-text hover:underline" href={profilePath(owner.username)}>
            <Avatar person={{ id: owner.id, name: owner.name, picture: owner.avatarUrl }} size="small" />
            <span className="wrap-anywhere">{owner.name}</span>
          </a>
          <span aria-hidden="true">·</span>
          <span className="tabular">{total === 1 ? '1 problem' : `${total} problems`}</span>
        </p>
        <ListActions id={id} name={name} />
      </div>
      {session !== null && total > 0 && (
        <div className="max-w-xs">
          <CollectionProgress progress={{ slug: id, solved: solved.size, total, isComplete: solved.size === total, earnsBadge: false }} label={`Solved in ${name}`} />
        </div>
      )}
      {total === 0 ? <p className="text-sm text-text-muted">This list is empty.</p> : <ProblemSteps problems={problems} progress={solved} nextSlug={solved.size > 0 ? nextOf(problems)?.slug : undefined} />}
    </>
  )
}

function ListActions({ id: from, name }: { id: string; name: string }) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const [isReporting, report] = useState(false)
  const [keys] = useState(() => requestKeys())
  const { mutate, isPending } = useMutation(CopyProblemList, {
    onSuccess: async (_data, { id }, cache) => {
      keys.forget()
      await cache.invalidateQueries(ListsQuery)
      showToast(`Copied “${name}” to your lists.`)
      navigate(listPath(id))
    },
    onError: (error) => showToast(Object.values(error.fields)[0] ?? error.message, { kind: 'error' }),
  })
  return (
    <div className="flex items-center gap-2">
      <Button icon={copyIcon} busy={isPending} onClick={() => asMember(() => mutate({ id: keys.keyFor(from), from }))}>
        Copy to your lists
      </Button>
      <ShareButton title={name} />
      <IconButton icon={flagIcon} label="Report" onClick={() => asMember(() => report(true))} />
      <Suspense>{isReporting && <ReportDialog kind="problem-list" noun="list" id={from} onClose={() => report(false)} />}</Suspense>
    </div>
  )
}
