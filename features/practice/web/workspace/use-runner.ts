import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#platform/web/data/when-idle.ts'
import type { Language } from '../../rules/problem.ts'
import type { RunJob } from '../../rules/runner.ts'
import type { Runner, RunReport } from './runner.ts'

export type RunState = { kind: 'idle' } | { kind: 'starting' } | { kind: 'running' } | { kind: 'done'; report: RunReport; code: string } | { kind: 'failed' }

/** What a language runs from is kept when it has begun to run: nobody waits for that. */
const keepForLater = (language: Language) => void whenIdle(() => void import('./keep-offline.ts').then(({ keepLanguage }) => keepLanguage(language)).catch(() => {}))

/** The browser's own judge for samples: loads when a run seems near, and stays for the next one. */
export function useRunner() {
  const runner = useRef<Promise<Runner>>(null)
  const [state, setState] = useState<RunState>({ kind: 'idle' })
  const open = useCallback(() => (runner.current ??= import('./runner.ts').then(({ openRunner }) => openRunner(keepForLater))), [])

  useEffect(
    () => () => {
      void runner.current?.then((living) => living.close())
      runner.current = null
    },
    [],
  )

  /** Has the frame there, so that runs need no network from then on. */
  const ahead = useCallback(() => {
    open().catch(() => {
      runner.current = null
    })
  }, [open])
  const prepare = useCallback(
    (language: Language) => {
      open().then((living) => living.prepare(language), () => {
        runner.current = null
      })
    },
    [open],
  )
  const run = async (job: RunJob) => {
    setState({ kind: 'starting' })
    try {
      const living = await open()
      const report = await living.run(job, () => setState({ kind: 'running' }))
      setState({ kind: 'done', report, code: job.source })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  const stop = () => void runner.current?.then((living) => living.stop())
  return { state, ahead, prepare, run, stop }
}
