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
import { TakeOffProblem, WrittenProblemQuery, type Written } from './problem-desk-requests.ts'
import { ProblemForm } from './ProblemForm.tsx'

const CHECK_AGAIN_MS = 2_000

/** One problem as it is written: what the gate says of what was saved last, and its form (requirement Q-13). */
export function ProblemEditor({ slug, back }: { slug: string | null; back: string }) {
  const query = useQuery(WrittenProblemQuery, slug === null ? null : { slug }, {
    // The form starts from what the server has now.
    gcTime: 0,
    refetchInterval: ({ state }) => state.data?.writtenProblem.state === 'checking' && CHECK_AGAIN_MS,
  })
  const { data, error, isLoadingError, refetch } = query
  const [held, hold] = useState<Written | null>(null)
  const written = data?.writtenProblem ?? held
  useEffect(() => {
    if (data !== undefined) hold(data.writtenProblem)
  }, [data])
  if (slug !== null && written === null) {
    return !isLoadingError ? <Skeleton className="h-60" /> : <ErrorState text="Couldn’t load this problem" hint={error.message} onRetry={refetch} />
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={back}>All problems</ButtonLink>
        {written?.isPublished === true && <ButtonLink to={problemPath(written.slug)}>View on site</ButtonLink>}
        {written?.isPublished === true && <TakeOff slug={written.slug} onOff={refetch} />}
      </div>
      <StaleNote query={query} />
      {written?.state === 'failed' && <GateSays findings={written.findings} />}
      <ProblemForm written={written} back={back} onWritten={refetch} />
    </div>
  )
}

/** All that the gate found; that it found something stands beside the button, too. */
function GateSays({ findings }: Pick<Written, 'findings'>) {
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

function TakeOff({ slug, onOff }: { slug: string; onOff: () => void }) {
  const { mutate, isPending, error } = useMutation(TakeOffProblem)
  const takeOff = () => {
    mutate({ slug }, { onSuccess: () => onOff() })
  }
  return (
    <>
      <Button variant="danger" busy={isPending} onClick={takeOff}>
        Unpublish
      </Button>
      <ErrorMessage message={error?.message} />
    </>
  )
}
