import { useEffect, useRef, useState, type RefObject } from 'react'
import { localDrafts } from '#platform/web/autosave/local-drafts.ts'
import { useReplaceUrl } from '#platform/web/pages/navigation.ts'
import { readSession, useSession } from '#platform/web/session/session.ts'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { editPath, WRITE_PATH } from '../../rules/paths.ts'
import { isUntouched, NOTHING_WRITTEN } from '../../rules/written-text.ts'
import { CoverField } from './CoverField.tsx'
import { MergeScreen } from './MergeScreen.tsx'
import type { Opened } from './open-text.ts'
import { useOpenElsewhere } from './open-elsewhere.ts'
import { picturesUnderWay } from './pictures-under-way.ts'
import { Preview } from './Preview.tsx'
import { importImage, uploadImage } from '#platform/web/upload-image.ts'
import { TagInput } from './TagInput.tsx'
import { TextEditor } from './TextEditor.tsx'
import { TitleField, type TitleHandover } from './TitleField.tsx'
import { useMerge } from './use-merge.ts'
import { usePublishing } from './use-publishing.ts'
import { useWriting, type Frame } from './use-writing.ts'
import { VersionsPanel } from './VersionsPanel.tsx'
import { WritingHeader } from './WritingHeader.tsx'
import { WritingNotices } from './WritingNotices.tsx'

interface Props {
  opened: Opened
  owner: string
  /** A title that was typed before the text was open. */
  early: string
  handover: RefObject<TitleHandover>
  onOtherPerson: () => void
}

/** The editor with all its parts: title, tags, cover, text, and what happens to them. */
export function Writing({ opened, owner, early, handover, onOtherPerson }: Props) {
  const { title, tags, coverId } = opened.text
  const [frame, setFrame] = useState<Frame>({ title: title === '' ? early : title, tags, coverId })
  const [isPreview, setPreview] = useState(false)
  const [showsVersions, setVersions] = useState(false)
  const { asMember } = useAuth()
  const isMember = useSession() !== null
  const [pictures] = useState(() => picturesUnderWay({ drafts: localDrafts(), send: uploadImage, fetch: importImage, isMember: () => readSession() !== null }))
  const writing = useWriting({ opened, owner, frame, onFrame: setFrame, onConflict: () => void merge.open(), onOtherPerson })
  const { autosave, status } = writing
  const elsewhere = useOpenElsewhere(opened.id)
  const merge = useMerge(writing, elsewhere.seen)
  const publishing = usePublishing({ writing, pictures, publishedSlug: opened.publishedSlug })

  useEffect(() => () => pictures.stop(), [pictures])
  useEffect(() => {
    if (isMember) pictures.retryAll()
    const again = () => pictures.retryAll()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [isMember, pictures])
  const rename = useReplaceUrl()
  const { saved } = elsewhere
  const hasWritten = useRef(false)
  useEffect(() => {
    if (status.kind === 'saved' && hasWritten.current) saved()
    hasWritten.current = status.kind !== 'new' && status.kind !== 'saved'
    // The address names the text from its first word on, so that the same tab finds it again; unless the person has
    // left by now: then the address is another page's, and what is saved on the way out must not take it back.
    const isHere = window.location.pathname.toLowerCase() === WRITE_PATH
    if (status.kind !== 'new' && isHere) rename(editPath(autosave.current().id))
  }, [status.kind, autosave]) // oxlint-disable-line react/exhaustive-deps

  const discard = () => {
    const before = writing.read()
    writing.replace(opened.onServer ?? NOTHING_WRITTEN)
    showToast('Changes discarded.', { action: { label: 'Undo', run: () => writing.replace(before) } })
  }
  const leaveTitle = () => {
    const editor = writing.editor.current
    if (editor === null || !handover.current.isDone) return
    editor.commands.setTextSelection(0)
    // At once: the editor's own way waits for the next frame, and a letter typed before that went into the title.
    editor.view.focus()
  }
  const text = writing.read()
  const fields = { ...(status.kind === 'refused' ? status.fields : {}), ...publishing.fields }
  const isMerging = merge.state.kind === 'open'

  return (
    <div className="writing" data-preview={isPreview || undefined}>
      {merge.state.kind === 'open' && <MergeScreen sides={merge.state} onMerged={merge.finish} onLater={merge.close} />}
      <div className="contents" hidden={isMerging}>
      <WritingHeader
        status={status}
        isPreview={isPreview}
        isPublished={opened.publishedSlug !== null}
        mayShowVersions={isMember && autosave.saved() !== null}
        busy={publishing.busy}
        onPreview={() => setPreview(!isPreview)}
        onVersions={() => setVersions(true)}
        onLogIn={() => asMember(() => {})}
        onCompare={() => void merge.open()}
        onSave={() => void publishing.publish()}
        onCancel={() => void publishing.cancel()}
      />
      <WritingNotices
        alert={publishing.alert ?? merge.trouble}
        isRestored={opened.restored}
        elsewhere={elsewhere}
        onDiscard={discard}
        onCompare={() => void merge.open()}
      />
      {isPreview && <Preview text={text} />}
      </div>
      <div className="grid grid-cols-1 gap-5" hidden={isPreview || isMerging}>
        <TitleField
          title={frame.title}
          error={fields['title'] ?? null}
          handover={handover}
          onChange={(title) => setFrame((frame) => ({ ...frame, title }))}
          onEnter={leaveTitle}
        />
        <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[minmax(0,1fr)_auto]">
          <TagInput tags={frame.tags} error={tagError(fields)} onChange={(tags) => setFrame((frame) => ({ ...frame, tags }))} />
          <CoverField
            coverId={frame.coverId}
            error={fields['coverId'] ?? null}
            onChange={(coverId) => setFrame((frame) => ({ ...frame, coverId }))}
          />
        </div>
        <TextEditor
          content={writing.start.content}
          pictures={pictures}
          describedBy={publishing.alert === null ? undefined : 'writing-alert'}
          onReady={(editor) => {
            writing.editor.current = editor
            leaveTitle()
          }}
          onChange={(editor) => {
            writing.onText(editor)
            publishing.forget()
          }}
          onSaveNow={() => (isUntouched(writing.read()) ? undefined : asMember(() => void autosave.retry()))}
        />
      </div>
      {showsVersions && <VersionsPanel id={autosave.current().id} writing={writing} onClose={() => setVersions(false)} />}
    </div>
  )
}

const tagError = (fields: Record<string, string>) => Object.entries(fields).find(([name]) => name.startsWith('tags'))?.[1] ?? null
