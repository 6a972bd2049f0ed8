import { useEffect, useRef, useState, type RefObject } from 'react'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import { useReplaceUrl } from '#platform/web/pages/navigation.ts'
import { readSession, useSession } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { editPath, WRITE_PATH } from '../../rules/paths.ts'
import { titleFromText } from '../../rules/blog.ts'
import type { SeriesChoice } from '../../rules/series.ts'
import { isEmptyDraft, EMPTY_TEXT } from '../../rules/draft-text.ts'
import { CoverField } from './CoverField.tsx'
import { MergeScreen } from './MergeScreen.tsx'
import type { OpenedText } from './open-text.ts'
import { useOtherWindows } from './other-windows.ts'
import { createImageUploads } from './image-uploads.ts'
import { Preview } from './Preview.tsx'
import { PublishDialog } from './PublishDialog.tsx'
import { importImage, uploadImage } from '#platform/web/upload-image.ts'
import { TagInput } from './TagInput.tsx'
import { plainTextOf } from './text-content.ts'
import { TextEditor } from './TextEditor.tsx'
import { TitleField, type TitleHandover } from './TitleField.tsx'
import { useImportedNames } from './use-imported-names.ts'
import { useMerge } from './use-merge.ts'
import { usePublishing } from './use-publishing.ts'
import { useBlogEditor, type BlogMetadata } from './use-blog-editor.ts'
import { VersionsPanel } from './VersionsPanel.tsx'
import { EditorHeader } from './EditorHeader.tsx'
import { EditorNotices } from './EditorNotices.tsx'

interface Props {
  opened: OpenedText
  owner: string
  /** A title typed before the draft was loaded. */
  early: string
  handover: RefObject<TitleHandover>
  onUserChange: () => void
  onStartNew: () => void
}

/** The editor with all its parts: title, tags, cover, text and the state of saving. */
export function BlogEditor({ opened, owner, early, handover, onUserChange, onStartNew }: Props) {
  const { title, tags, coverId } = opened.text
  const [metadata, setMetadata] = useState<BlogMetadata>({ title: title === '' ? early : title, tags, coverId })
  const [isPreview, setPreview] = useState(false)
  const [isShowingVersions, setVersions] = useState(false)
  const [isReview, setReview] = useState(false)
  const [series, setSeries] = useState<SeriesChoice | null>(null)
  const { asMember } = useAuth()
  const isMember = useSession() !== null
  const [uploads] = useState(() => createImageUploads({ drafts: localDrafts(), send: uploadImage, fetch: importImage, isMember: () => readSession() !== null }))
  const blogEditor = useBlogEditor({ opened, owner, metadata, onMetadataChange: setMetadata, onConflict: () => void merge.open(), onUserChange })
  const { autosave, status } = blogEditor
  const imported = useImportedNames(setMetadata)
  const otherWindows = useOtherWindows(opened.id)
  const merge = useMerge(blogEditor, otherWindows.seen)
  const publishing = usePublishing({ blogEditor, uploads, publishedSlug: opened.publishedSlug, series, onReview: () => setReview(true) })

  useEffect(() => () => uploads.stop(), [uploads])
  useEffect(() => {
    if (isMember) uploads.retryAll()
    const again = () => uploads.retryAll()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMember, uploads])
  const rename = useReplaceUrl()
  const { saved } = otherWindows
  const hasUnsavedChanges = useRef(false)
  useEffect(() => {
    if (status.kind === 'saved' && hasUnsavedChanges.current) saved()
    hasUnsavedChanges.current = status.kind !== 'new' && status.kind !== 'saved'
    // The address contains the id of the draft from its first character on, so that the same tab reopens it. After the person left, the address
    // belongs to another page, and saving on the way out must not change it.
    const isHere = window.location.pathname.toLowerCase() === WRITE_PATH
    if (status.kind !== 'new' && isHere) rename(editPath(autosave.current().id))
  }, [status.kind, autosave]) // oxlint-disable-line react/exhaustive-deps

  // A new blog that was begun on this device and never reached the server.
  const continued = opened.restored && opened.onServer === null ? opened.text.title.trim() || titleFromText(plainTextOf(opened.text.content)) || 'Untitled' : null
  const startNew = () => {
    autosave.flush()
    rename(WRITE_PATH)
    onStartNew()
  }
  const discard = () => {
    const before = blogEditor.read()
    blogEditor.replace(opened.onServer ?? EMPTY_TEXT)
    showToast('Changes discarded.', { action: { label: 'Undo', run: () => blogEditor.replace(before) } })
  }
  const leaveTitle = () => {
    const editor = blogEditor.editor.current
    if (editor === null || !handover.current.isDone) return
    editor.commands.setTextSelection(0)
    // Synchronously: the editor's own focus method waits for the next frame, and a letter typed before that went into the title.
    editor.view.focus()
  }
  const text = blogEditor.read()
  const fields = { ...(status.kind === 'refused' ? status.fields : {}), ...publishing.fields }
  const isMerging = merge.state.kind === 'open'

  return (
    <div className="writing" data-hides-tabs="" data-preview={isPreview || undefined}>
      {merge.state.kind === 'open' && <MergeScreen sides={merge.state} onMerged={merge.finish} onLater={merge.close} />}
      <div className="contents" hidden={isMerging}>
      <EditorHeader
        status={status}
        isPreview={isPreview}
        isPublished={opened.publishedSlug !== null}
        hasChanges={blogEditor.hasChanges}
        canShowVersions={isMember && autosave.saved() !== null}
        busy={publishing.busy}
        onPreview={() => setPreview(!isPreview)}
        onVersions={() => setVersions(true)}
        onLogIn={() => asMember(() => {})}
        onCompare={() => void merge.open()}
        onDiscard={() => void publishing.discard()}
        onReview={() => setReview(true)}
        onSave={() => void publishing.publish()}
        onCancel={() => void publishing.cancel()}
      />
      <EditorNotices
        alert={publishing.alert ?? merge.error}
        isRestored={opened.restored}
        continued={continued}
        onStartNew={startNew}
        otherWindows={otherWindows}
        onDiscard={discard}
        onCompare={() => void merge.open()}
      />
      {isPreview && <Preview text={text} />}
      </div>
      <div className="grid grid-cols-1 gap-5" hidden={isPreview || isMerging}>
        <TitleField
          title={metadata.title}
          error={fields['title'] ?? null}
          handover={handover}
          onChange={(title) => setMetadata((metadata) => ({ ...metadata, title }))}
          onEnter={leaveTitle}
        />
        <div className="writing-extras grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_auto]">
          <TagInput tags={metadata.tags} error={tagError(fields)} onChange={(tags) => setMetadata((metadata) => ({ ...metadata, tags }))} />
          <CoverField
            coverId={metadata.coverId}
            error={fields['coverId'] ?? null}
            onChange={(coverId) => setMetadata((metadata) => ({ ...metadata, coverId }))}
          />
        </div>
        <TextEditor
          content={blogEditor.start.content}
          uploads={uploads}
          describedBy={publishing.alert === null ? undefined : 'writing-alert'}
          onReady={(editor) => {
            blogEditor.editor.current = editor
            leaveTitle()
          }}
          onChange={(editor) => {
            blogEditor.onText(editor)
            imported.onText(editor.state.doc)
            publishing.forget()
          }}
          onImport={imported.onImport}
          onSave={() => (isEmptyDraft(blogEditor.read()) ? undefined : asMember(() => void autosave.retry()))}
        />
      </div>
      {isReview && (
        <PublishDialog
          text={text}
          isPublished={opened.publishedSlug !== null}
          fields={fields}
          tagError={tagError(fields)}
          busy={publishing.busy}
          blogId={autosave.current().id}
          series={series}
          onSeries={setSeries}
          onChange={(changed) => setMetadata((metadata) => ({ ...metadata, ...changed }))}
          onPublish={() => {
            setReview(false)
            void publishing.publish(true)
          }}
          onClose={() => setReview(false)}
        />
      )}
      {isShowingVersions && <VersionsPanel id={autosave.current().id} blogEditor={blogEditor} onClose={() => setVersions(false)} />}
    </div>
  )
}

const tagError = (fields: Record<string, string>) => Object.entries(fields).find(([name]) => name.startsWith('tags'))?.[1] ?? null
