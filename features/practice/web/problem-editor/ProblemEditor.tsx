import { useEffect, useState } from 'react'
import type { LocalDraft } from '#platform/web/autosave/autosave.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { StaleNote } from '#platform/web/ui/StaleNote.tsx'
import type { ProblemDraft } from '../../rules/problem-draft.ts'
import { ProblemEditQuery, type ProblemEdit } from './problem-edit-documents.ts'
import { problemDraftStore } from './problem-draft-store.ts'
import { ProblemForm } from './ProblemForm.tsx'

const POLL_MS = 1_500

interface Props {
  slug: string
  /** The list that the editor was opened from. */
  back: { path: string; label: string }
  /** Whether the title of the problem is the heading of the page. */
  isPage?: boolean
}

/** The editor of one problem: its state, what reviewers said, and its form (requirements ). */
export function ProblemEditor({ slug, back, isPage = false }: Props) {
  const owner = useSession()?.user.id ?? ''
  const query = useQuery(ProblemEditQuery, { slug }, {
    // The form starts from what the server has now.
    gcTime: 0,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.problemEdit.state === 'checking' || state.data?.problemEdit.isTrying === true) && POLL_MS,
  })
  const { data, dataUpdatedAt, error, isLoadingError, refetch } = query
  const [last, setLast] = useState<ProblemEdit | null>(null)
  const [found, setFound] = useState<{ form: string; copy: LocalDraft<ProblemDraft> | null } | null>(null)
  /** The number changes when the form has to start again from what the server has after this time. */
  const [turn, setTurn] = useState({ number: 0, after: -1 })
  const edit = data?.problemEdit ?? last
  useEffect(() => {
    if (data !== undefined) setLast(data.problemEdit)
  }, [data])
  // A form that starts again needs the latest copy of this device, which the one before may have written.
  const form = `${turn.number} ${edit?.isInReview === true}`
  useEffect(() => {
    let isOver = false
    const show = (copy: LocalDraft<ProblemDraft> | null) => !isOver && setFound({ form, copy })
    void problemDraftStore.find(owner, slug).then(show, () => show(null))
    return () => {
      isOver = true
    }
  }, [owner, slug, form])
  const isRestarting = turn.after === dataUpdatedAt && error === null
  if (edit === null || found?.form !== form || isRestarting) {
    return isLoadingError ? <ErrorState text="Couldn’t load this problem" hint={error.message} onRetry={refetch} /> : <Skeleton className="h-60" />
  }
  const restart = () => {
    setTurn({ number: turn.number + 1, after: dataUpdatedAt })
    refetch()
  }
  return (
    <div className="grid grid-cols-1 gap-5">
      <StaleNote query={query} />
      <ProblemForm key={form} edit={edit} owner={owner} copy={found.copy} back={back} isPage={isPage} isRestarted={turn.number > 0} onChanged={refetch} onRestart={restart} />
    </div>
  )
}
