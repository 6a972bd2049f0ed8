import { useState } from 'react'
import { useAuth } from '#features/accounts/web/public.tsx'
import type { RunJob } from '../../rules/runner.ts'
import { runsOnServer } from '../../rules/server-run.ts'
import type { ProblemData } from './ProblemPage.tsx'
import { useRunner } from './use-runner.ts'
import { useServerRun } from './use-server-run.ts'

const LOGIN_REASON = 'Sign up or log in to run this program. NumPy isn’t available in the browser, so it runs on our server. We’ve kept your code.'

/** Runs a program in the browser, or on the server if it needs NumPy (requirement J-39). */
export function useRun({ slug, needsNumpy, seconds }: Pick<ProblemData, 'slug' | 'needsNumpy' | 'seconds'>) {
  const browser = useRunner(seconds)
  const server = useServerRun(slug)
  const { asMember } = useAuth()
  const [isOnServer, setOnServer] = useState(false)
  const { state, stop } = isOnServer ? server : browser

  const isFor = (job: Pick<RunJob, 'language' | 'source'>) => runsOnServer({ language: job.language, needsNumpy }, job.source)
  const runThere = (job: RunJob) => {
    setOnServer(true)
    server.run(job)
  }
  const run = (job: RunJob) => {
    if (!isFor(job)) {
      setOnServer(false)
      return void browser.run(job)
    }
    // Logging in needs a network, too.
    if (navigator.onLine) asMember(() => runThere(job), LOGIN_REASON)
    else runThere(job)
  }
  /** Loads the runtime of a language if a program would run in the browser. */
  const prepare = (job: Pick<RunJob, 'language' | 'source'>) => {
    if (!isFor(job)) browser.prepare(job.language)
  }
  return { state, isOnServer, run, stop, prepare, preload: browser.preload }
}
