import { useState } from 'react'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { FileButton } from '#platform/web/ui/FileButton.tsx'
import { uploadIcon } from '#platform/web/ui/icons.ts'
import type { Fault } from '../../rules/course-faults.ts'
import { editCoursePath } from '../../rules/paths.ts'
import { readCourseFile } from './course-files.ts'
import { saveCourseDraft } from './editor-requests.ts'

type State = { kind: 'idle' } | { kind: 'busy' } | { kind: 'failed'; message: string } | { kind: 'faulty'; id: string; title: string; faults: Fault[] }

/** Makes a draft of a course file. A file with faults becomes a draft, too: each fault is listed with a sentence. */
export function ImportCourse({ onImported }: { onImported: () => void }) {
  const navigate = useNavigate()
  const [state, setState] = useState<State>({ kind: 'idle' })

  const open = async (file: File) => {
    setState({ kind: 'busy' })
    const found = await readCourseFile(file)
    if ('error' in found) return setState({ kind: 'failed', message: found.error })
    const id = crypto.randomUUID()
    try {
      await saveCourseDraft({ id, revision: 0, value: found.draft })
    } catch (reason) {
      return setState({ kind: 'failed', message: errorMessage(reason) })
    }
    if (found.faults.length === 0) navigate(editCoursePath(id))
    else {
      onImported()
      setState({ kind: 'faulty', id, title: found.draft.title, faults: found.faults })
    }
  }
  return (
    <div className="grid justify-items-start gap-3">
      <FileButton small icon={uploadIcon} busy={state.kind === 'busy'} fileLabel="Course file" accept=".json,application/json" onFile={(file) => void open(file)}>
        Import a course file
      </FileButton>
      <ErrorMessage message={state.kind === 'failed' ? state.message : null} />
      {state.kind === 'faulty' && (
        <section aria-label="Imported course" role="status" className="grid w-full gap-3 rounded-card border border-line bg-surface p-4">
          <p>
            “{state.title || 'Untitled course'}” is a draft now. {state.faults.length === 1 ? 'One thing in the file needs work:' : `${state.faults.length} things in the file need work:`}
          </p>
          <ul className="grid list-disc gap-1 pl-5 text-sm">
            {state.faults.slice(0, 50).map(({ path, where, message }) => (
              <li key={`${path} ${message}`} className="wrap-anywhere">
                {where}: {message}
              </li>
            ))}
          </ul>
          <div>
            <ButtonLink variant="primary" to={`${editCoursePath(state.id)}?tab=check`}>
              Open the draft
            </ButtonLink>
          </div>
        </section>
      )}
    </div>
  )
}
