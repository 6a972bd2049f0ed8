import { useCallback, useEffect, useRef, useState } from 'react'
import { whenIdle } from '#platform/web/data/when-idle.ts'
import type { Engine } from '../../rules/judging.ts'
import { browserCallLimit, type RunJob } from '../../rules/runner.ts'
import type { Runner, RunReport } from './runner.ts'

export type RunState = { kind: 'idle' } | { kind: 'starting' } | { kind: 'running' } | { kind: 'done'; report: RunReport; code: string } | { kind: 'failed'; message?: string }

/** Caches an engine in idle time, once it has started. */
const cacheWhenIdle = (engine: Engine) => void whenIdle(() => void import('./cache-offline.ts').then(({ cacheEngine }) => cacheEngine(engine)).catch(() => {}))

/** Runs samples in the browser, each call for as long as the problem allows. The runner is loaded on demand and reused. */
export function useRunner(seconds: number) {
  const runner = useRef<Promise<Runner>>(null)
  const [state, setState] = useState<RunState>({ kind: 'idle' })
  const open = useCallback(() => (runner.current ??= import('./runner.ts').then(({ openRunner }) => openRunner(cacheWhenIdle))), [])

  useEffect(
    () => () => {
      void runner.current?.then((opened) => opened.close())
      runner.current = null
    },
    [],
  )

  /** Loads the frame in advance, so that later runs need no network. */
  const preload = useCallback(() => {
    open().catch(() => {
      runner.current = null
    })
  }, [open])
  const prepare = useCallback(
    (engine: Engine) => {
      open().then((opened) => opened.prepare(engine), () => {
        runner.current = null
      })
    },
    [open],
  )
  const run = async (job: RunJob) => {
    setState({ kind: 'starting' })
    try {
      const opened = await open()
      const report = await opened.run(job, () => setState({ kind: 'running' }), browserCallLimit(seconds))
      setState({ kind: 'done', report, code: job.source })
    } catch {
      setState({ kind: 'failed' })
    }
  }
  const stop = () => void runner.current?.then((opened) => opened.stop())
  return { state, preload, prepare, run, stop }
}
