import { useState } from 'react'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import type { RunJob } from '../../rules/runner.ts'
import type { ServerRunReport } from '../../rules/server-run.ts'
import type { RunReport } from './runner.ts'
import type { RunState } from './use-runner.ts'

const RunOnServer = graphql(`mutation RunOnServer($input: ServerRunInput!) { runOnServer(input: $input) { id state report } }`)
const ServerRunQuery = graphql(`query ServerRun($id: ID!) { serverRun(id: $id) { id state report } }`)
const ServerRunChanged = graphql(`subscription ServerRunChanged($id: ID!) { serverRunChanged(id: $id) { id state report } }`)

type ServerRun = ResultOf<typeof ServerRunQuery>

const POLL_MS = 1_500
const OFFLINE = 'You’re offline. NumPy isn’t available in the browser, so this program runs on our server. Run it when you’re back online.'
const REPLACED = 'This run was replaced by a newer one. Run again to see your results.'
const FAILED = 'Something went wrong on our side, and your program didn’t run. Try again.'

const isOver = ({ serverRun: { state } }: ServerRun) => state === 'done' || state === 'failed'

/** Runs a program on the server, which has NumPy. Progress comes through the socket, with polling as a fallback. */
export function useServerRun(slug: string) {
  const { mutate, data: asked, error, isPending, variables } = useMutation(RunOnServer)
  const [isOffline, setOffline] = useState(false)
  const [isStopped, setStopped] = useState(false)
  const first = asked === undefined ? undefined : { serverRun: asked.runOnServer }
  const id = isStopped || first === undefined ? null : first.serverRun.id
  const query = useQuery(ServerRunQuery, id === null ? null : { id }, {
    ...(first !== undefined && { initialData: first }),
    staleTime: Infinity,
    // A query result and a live message may arrive in any order.
    structuralSharing: (older, newer) => (older !== undefined && isOver(older as ServerRun) ? older : newer),
    refetchInterval: ({ state: { data, error: lost } }) => lost === null && data !== undefined && !isOver(data) && POLL_MS,
  })
  const current = id === null ? undefined : (query.data ?? first)
  useSubscription(ServerRunChanged, id === null || current === undefined || isOver(current) ? null : { id }, {
    onData: ({ serverRunChanged }, cache) => cache.setQueryData(ServerRunQuery, { id: id! }, { serverRun: serverRunChanged }),
  })

  const run = ({ source: code, calls }: RunJob) => {
    setOffline(!navigator.onLine)
    setStopped(false)
    if (navigator.onLine) mutate({ input: { problem: slug, code, calls: [...calls] } })
  }
  /** Waits no longer; the server may still finish the run. */
  const stop = () => setStopped(true)

  return { state: stateOf(), run, stop }

  function stateOf(): RunState {
    const code = variables?.input.code ?? ''
    if (isOffline || error?.code === 'OFFLINE') return { kind: 'failed', message: OFFLINE }
    if (isStopped) return { kind: 'done', report: { answers: [], hasStarted: true, ended: 'stopped' }, code }
    if (isPending) return { kind: 'starting' }
    if (error !== null) return { kind: 'failed', message: Object.values(error.fields ?? {})[0] ?? error.message }
    if (query.error?.code === 'NOT_FOUND') return { kind: 'failed', message: REPLACED }
    if (current === undefined) return { kind: 'idle' }
    const { state, report } = current.serverRun
    if (state === 'failed') return { kind: 'failed', message: FAILED }
    if (report === null || report === undefined) return { kind: state === 'running' ? 'running' : 'starting' }
    return { kind: 'done', report: reportOf(report), code }
  }
}

function reportOf(text: string): RunReport {
  const { ended, answers } = JSON.parse(text) as ServerRunReport
  return { ended, hasStarted: true, answers: answers.map((answer) => ({ type: 'answer', id: 0, ...answer })) }
}
