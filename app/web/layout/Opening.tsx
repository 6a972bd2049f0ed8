import { startTransition, useEffect, useState } from 'react'
import { SITE } from '#platform/rules/site.ts'
import { OpeningRun } from './OpeningRun.tsx'

const isDue = () => document.documentElement.dataset.opening !== undefined

/**
 * The opening screen, once per calendar day. Its hidden frame is in every page; the script before the first paint shows it. The page is
 * already below it. Its code is part of the shell's, because the first page of the day needs both.
 */
export function Opening() {
  const [due, setDue] = useState(false)
  // In a task of its own: the page hydrates first.
  useEffect(() => {
    startTransition(() => setDue(isDue()))
  }, [])
  return (
    <dialog id="opening" className="opening" tabIndex={-1} aria-labelledby="opening-title">
      <div className="opening-column">
        <h2 id="opening-title" className="text-4xl max-md:text-3xl">
          {SITE.welcome}
        </h2>
        {due && <OpeningRun />}
      </div>
      <div className="opening-skip">
        <button type="button" className="button button-primary px-10! text-lg! max-md:w-full">
          Skip
        </button>
        <p className="text-sm text-text-muted max-md:hidden">or press any key</p>
      </div>
    </dialog>
  )
}
