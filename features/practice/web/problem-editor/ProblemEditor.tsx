import { useEffect, useState } from 'react'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import { problemPath } from '../../rules/paths.ts'
import { UnpublishProblem, ProblemEditQuery, type ProblemEdit } from './problem-edit-documents.ts'
import { ProblemForm } from './ProblemForm.tsx'

const POLL_MS = 2_000

/** The editor of one problem: the result of its last checks, and its form (requirement Q-13). */
export function ProblemEditor({ slug, back }: { slug: string | null; back: string }) {
  const query = useQuery(ProblemEditQuery, slug === null ? null : { slug }, {
    // The form starts from what the server has now.
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.problemEdit.state === 'checking' && POLL_MS,
  })
  const { data, error, isLoadingError, refetch } = query
  const [last, setLast] = useState<ProblemEdit | null>(null)
  const edit = data?.problemEdit ?? last
  useEffect(() => {
    if (data !== undefined) setLast(data.problemEdit)
  }, [data])
  if (slug !== null && edit === null) {
    return !isLoadingError ? <Skeleton className="h-60" /> : <ErrorState text="Couldn’t load this problem" hint={error.message} onRetry={refetch} />
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={back}>All problems</ButtonLink>
        {edit?.isPublished === true && <ButtonLink to={problemPath(edit.slug)}>View on site</ButtonLink>}
        {edit?.isPublished === true && <UnpublishButton slug={edit.slug} onUnpublished={refetch} />}
      </div>
      <StaleNote query={query} />
      {edit?.state === 'failed' && <CheckFindings findings={edit.findings} />}
      <ProblemForm edit={edit} back={back} onSaved={refetch} />
    </div>
  )
}

/** All findings of the checks. */
function CheckFindings({ findings }: Pick<ProblemEdit, 'findings'>) {
  return (
    <div id="gate" tabIndex={-1} className="rounded-control bg-danger-subtle px-3 py-2 text-sm">
      <p className="font-medium">Checks failed. The site still shows the previous version.</p>
      <ul className="list-disc pl-5">
        {findings.map((finding) => (
          <li key={finding} className="wrap-anywhere">
            {finding}
          </li>
        ))}
      </ul>
    </div>
  )
}

function UnpublishButton({ slug, onUnpublished }: { slug: string; onUnpublished: () => void }) {
  const { mutate, isPending, error } = useMutation(UnpublishProblem)
  const unpublish = () => {
    mutate({ slug }, { onSuccess: () => onUnpublished() })
  }
  return (
    <>
      <Button variant="danger" busy={isPending} onClick={unpublish}>
        Unpublish
      </Button>
      <ErrorMessage message={error?.message} />
    </>
  )
}
