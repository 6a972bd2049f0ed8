import { useCallback, useEffect, useState } from 'react'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { Badge } from '#platform/web/ui/Badge.tsx'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { RenderedText } from './RenderedText.tsx'
import { normalizeHtml } from './text-content.ts'
import type { BlogEditorState } from './use-blog-editor.ts'
import { versionsOf, type Version } from './editor-requests.ts'

interface Props {
  id: string
  blogEditor: BlogEditorState
  onClose: () => void
}

/** The versions of a blog, to look at and restore. */
export function VersionsPanel({ id, blogEditor, onClose }: Props) {
  const [versions, setVersions] = useState<readonly Version[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [chosen, setChosen] = useState<Version | null>(null)
  const load = useCallback(() => {
    setError(null)
    versionsOf(id).then(setVersions, (reason: unknown) => setError(errorMessage(reason)))
  }, [id])
  useEffect(load, [load])

  const restore = (version: Version) => {
    const before = blogEditor.read()
    const { title, tags, content } = version
    blogEditor.replace({ title, tags, content: normalizeHtml(content), coverId: before.coverId })
    onClose()
    showToast('Version restored as your draft.', { action: { label: 'Undo', run: () => blogEditor.replace(before) } })
  }

  return (
    <Dialog
      open
      title="Versions"
      width="wide"
      onClose={onClose}
      footer={
        chosen !== null && (
          <Button variant="primary" onClick={() => restore(chosen)}>
            Restore this version
          </Button>
        )
      }
    >
      {error !== null && <ErrorState text={error} onRetry={load} />}
      {error === null && versions === null && <SkeletonText lines={4} />}
      {versions?.length === 0 && (
        <p className="text-text-muted">No versions yet. A version is saved every ten minutes while you write and each time you press Save.</p>
      )}
      {versions !== null && versions.length > 0 && (
        <div className="versions">
          <ul className="grid content-start gap-1" aria-label="Versions, newest first">
            {versions.map((version) => (
              <li key={version.id}>
                <button type="button" className="version" aria-pressed={chosen?.id === version.id} onClick={() => setChosen(version)}>
                  <span>
                    <TimeAgo at={version.savedAt} />
                  </span>
                  <Badge tone={version.published ? 'accent' : 'plain'}>{version.published ? 'Published' : 'Draft'}</Badge>
                </button>
              </li>
            ))}
          </ul>
          <VersionPreview version={chosen} />
        </div>
      )}
    </Dialog>
  )
}

function VersionPreview({ version }: { version: Version | null }) {
  if (version === null) return <p className="p-4 text-sm text-text-muted">Select a version to preview it.</p>
  return (
    // It scrolls by itself, so the keyboard has to reach it.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className="version-shown" role="region" aria-label="Selected version" tabIndex={0}>
      <p className="text-lg font-semibold">{version.title || 'No title'}</p>
      {version.tags.length > 0 && <p className="mb-3 text-sm text-text-muted">{version.tags.join(', ')}</p>}
      <RenderedText html={version.content} className="text-base!" />
    </div>
  )
}
