import { useState } from 'react'
import { saveFile } from '#platform/web/save-file.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { downloadIcon, uploadIcon } from '#platform/web/ui/icons.ts'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { dataOf, draftOf, type ProblemDraft } from '../../rules/problem-draft.ts'

const MAX_BYTES = 1_000_000

/** Export of a problem to a file, and import from one. */
export function ProblemFile({ draft, onOpen }: { draft: ProblemDraft; onOpen: (draft: ProblemDraft) => void }) {
  const [error, setError] = useState<string | null>(null)
  const open = async (chosen: File) => {
    const data = chosen.size > MAX_BYTES ? null : await chosen.text().then(JSON.parse, () => null).catch(() => null)
    const isProblem = typeof data === 'object' && data !== null && 'about' in data
    setError(isProblem ? null : 'This file doesn’t contain a problem.')
    if (isProblem) onOpen(draftOf(data))
  }
  const save = () => saveFile(new Blob([JSON.stringify(dataOf(draft), null, 2)], { type: 'application/json' }), `${draft.slug || 'problem'}.json`)
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap gap-2">
        <Button variant="ghost" small icon={downloadIcon} onClick={save}>
          Export to file
        </Button>
        <FileButton variant="ghost" small icon={uploadIcon} fileLabel="Problem file" accept=".json,application/json" onFile={(file) => void open(file)}>
          Import from file
        </FileButton>
      </div>
      <ErrorMessage message={error} />
    </div>
  )
}
