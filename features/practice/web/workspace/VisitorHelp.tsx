import { useEffect, useState } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { useAuth } from '#features/accounts/web/public.tsx'
import { HINT_COUNT } from '../../rules/problem.ts'
import { HintList } from './HintList.tsx'
import { saveOpenedHints, openedHints } from './opened-hints.ts'

const ProblemHint = graphql(`query ProblemHint($problem: String!, $number: Int!) { problemHint(problem: $problem, number: $number) }`)

/** The hints for visitors. Opened hints are remembered on this device. */
export function VisitorHelp({ slug }: { slug: string }) {
  const [hints, setHints] = useState<readonly string[]>([])
  const [target, setTarget] = useState(0)
  const { mutate, isPending, error } = useMutation(ProblemHint)
  const { asMember } = useAuth()
  useEffect(() => {
    setTarget(openedHints(slug))
  }, [slug])
  useEffect(() => {
    if (hints.length >= target) return
    const onSuccess = ({ problemHint }: { problemHint: string }) => {
      setHints([...hints, problemHint])
      saveOpenedHints(slug, Math.max(hints.length + 1, openedHints(slug)))
    }
    mutate({ problem: slug, number: hints.length + 1 }, { onSuccess })
  }, [hints, target, slug, mutate])
  return (
    <div className="statement grid grid-cols-1 gap-6">
      <HintList hints={hints} />
      <div className="flex flex-wrap gap-2">
        {hints.length < HINT_COUNT && (
          <Button busy={isPending} onClick={() => (target > hints.length ? setHints([...hints]) : setTarget(hints.length + 1))}>
            Open hint {hints.length + 1} of {HINT_COUNT}
          </Button>
        )}
        <Button variant="ghost" onClick={() => asMember(() => {})}>
          Log in to read the editorial
        </Button>
      </div>
      <ErrorMessage message={error?.message} />
      <p className="text-sm text-text-muted">The editorial opens once you solve the problem or give up, and you need an account for it. We’ll keep the hints you opened.</p>
    </div>
  )
}
