import type { Written } from './problem-desk-requests.ts'

interface Props {
  written: Written | null
  isChecking: boolean
  isUnsaved: boolean
}

/** What is to be said beside the button, in one line: what the gate is at, where what is typed lies, and what came of the last save. */
export function GateWord({ written, isChecking, isUnsaved }: Props) {
  if (isChecking) return 'Running checks…'
  const kept = isUnsaved ? 'Saved on this device until you save.' : ''
  if (written?.state === 'failed') {
    return (
      <>
        {kept} Checks failed for the saved version.{' '}
        <a className="link" href="#gate">
          See why
        </a>
      </>
    )
  }
  // What came with the site was never saved here.
  return kept || (written === null || written.revision === 0 ? '' : <span className="text-success">All checks passed.</span>)
}
