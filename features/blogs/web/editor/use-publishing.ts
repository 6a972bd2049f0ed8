import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { ApiError, errorMessage } from '#platform/web/graphql/api-error.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useSession } from '#platform/web/session/session.ts'
import { dismissToastsAbout, showToast } from '#platform/web/ui/toast-store.ts'
import { useAuth } from '#features/accounts/web/public.tsx'
import { blogSaved, EMPTY_EDITOR, IMAGE_NOT_ADDED } from '../../rules/blog.ts'
import { BLOGS_PATH, blogPath, editPath } from '../../rules/paths.ts'
import type { SeriesChoice } from '../../rules/series.ts'
import { isEmptyDraft } from '../../rules/draft-text.ts'
import { goBack } from './go-back.ts'
import { pendingImages } from './image-node.ts'
import type { ImageUploads } from './image-uploads.ts'
import { isEmptyText, normalizeText } from './text-content.ts'
import type { BlogEditorState } from './use-blog-editor.ts'
import { discardDraft, unpublish } from '../own-blog-requests.ts'
import { publishBlog } from './editor-requests.ts'

/** What messages about images are about: they go away when the text changes. */
const IMAGES = 'images of the editor'
const SENDING = 'An image is still uploading. Wait for it to finish, then press Save again.'
const NOT_SENT = 'An image wasn’t uploaded. Retry the upload or remove the image.'

interface Props {
  blogEditor: BlogEditorState
  uploads: ImageUploads
  publishedSlug: string | null
  /** The choice of the publish step; null if nothing was chosen. */
  series: SeriesChoice | null
  /** Opens the publish step, which comes before the first publication. */
  onReview: () => void
}

/** Takes a blog that was just published back, and opens it as a draft. */
async function backToDraft(id: string, navigate: (to: string) => void): Promise<void> {
  try {
    await unpublish(id)
    navigate(editPath(id))
  } catch (error) {
    showToast(errorMessage(error), { kind: 'error' })
  }
}

/** Save and Cancel (specification, sections 2 and 5). */
export function usePublishing({ blogEditor, uploads, publishedSlug, series, onReview }: Props) {
  const { asMember } = useAuth()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const [alert, setAlert] = useState<string | null>(null)
  const [fields, setFields] = useState<Record<string, string>>({})
  const isPublishing = useRef(false)
  /** The session ended while saving; saving continues after the login. */
  const resumesAfterLogin = useRef(false)
  const { autosave } = blogEditor

  const check = (): string | null => {
    const editor = blogEditor.editor.current
    if (editor === null || isEmptyText(editor.state.doc)) return EMPTY_EDITOR
    const { sending, failed } = pendingImages(editor.state.doc, uploads)
    if (failed === null) return sending ? SENDING : null
    editor.chain().setNodeSelection(failed.pos).run()
    const figure = editor.view.nodeDOM(failed.pos)
    if (figure instanceof HTMLElement) figure.scrollIntoView({ block: 'center' })
    return failed.mayRetry ? NOT_SENT : IMAGE_NOT_ADDED
  }

  /** `isReviewed`: from the publish step. */
  const publish = async (isReviewed = false) => {
    if (isPublishing.current) return
    const wrong = check()
    setFields({})
    setAlert(wrong === EMPTY_EDITOR ? wrong : null)
    if (wrong !== null) {
      // The page is at the image, where an alert above the text is out of view.
      if (wrong !== EMPTY_EDITOR) showToast(wrong, { kind: 'error', about: IMAGES })
      return blogEditor.editor.current?.view.focus()
    }
    asMember(() => (isReviewed || publishedSlug !== null ? void send() : onReview()))
  }

  const send = async () => {
    isPublishing.current = true
    setBusy(true)
    try {
      await autosave.pause()
      const { slug, characters } = await publishBlog(autosave.current(), series)
      await autosave.finish()
      const { id } = autosave.current()
      showToast(blogSaved(characters), {
        // Only the first publication: an older version of a published blog stays where its readers find it.
        ...(publishedSlug === null && { action: { label: 'Undo', run: () => void backToDraft(id, navigate) } }),
      })
      navigate(blogPath(slug))
    } catch (error) {
      autosave.resume()
      refused(error)
    } finally {
      isPublishing.current = false
      setBusy(false)
    }
  }

  const refused = (error: unknown) => {
    const code = error instanceof ApiError ? error.code : 'OFFLINE'
    setAlert(errorMessage(error))
    if (error instanceof ApiError) setFields(error.fields)
    if (code === 'OUTDATED_EDIT' || code === 'NOT_FOUND') autosave.reportConflict(code === 'NOT_FOUND')
    resumesAfterLogin.current = code === 'NOT_SIGNED_IN' || code === 'SESSION_OVER'
  }

  const person = useSession()?.user.id ?? null
  const onPerson = useEffectEvent((person: string | null) => {
    if (person === null || !resumesAfterLogin.current) return
    resumesAfterLogin.current = false
    if (person === autosave.owner()) void publish(true)
  })
  useEffect(() => {
    onPerson(person)
  }, [person])

  const cancel = async () => {
    const { id } = autosave.current()
    const isKept = !isEmptyDraft(blogEditor.read())
    autosave.flush()
    // A published blog without changes has nothing that is worth a message.
    const hasChanges = publishedSlug === null || blogEditor.hasChanges || autosave.status().kind !== 'saved'
    if (isKept && hasChanges) showToast(publishedSlug === null ? 'Draft saved.' : 'Changes saved.', { action: { label: publishedSlug === null ? 'Open draft' : 'Edit', run: () => navigate(editPath(id)) } })
    if (!goBack()) navigate(publishedSlug === null ? BLOGS_PATH : blogPath(publishedSlug))
  }

  const discard = async () => {
    const before = blogEditor.read()
    try {
      await autosave.pause()
      const { revision, title, content, tags, coverId } = await discardDraft(autosave.current().id)
      const published = normalizeText({ title, content, tags, coverId })
      autosave.resolve({ revision, saved: published })
      blogEditor.replace(published)
      blogEditor.setHasChanges(false)
      // The button is gone. The page stays where it is.
      blogEditor.editor.current?.view.focus()
      const undo = () => {
        blogEditor.replace(before)
        void autosave.retry()
      }
      showToast('Changes discarded.', { action: { label: 'Undo', run: undo } })
    } catch (error) {
      autosave.resume()
      showToast(errorMessage(error), { kind: 'error' })
    }
  }

  return {
    busy,
    /** Makes the draft of the published blog its published text again, with Undo. */
    discard,
    alert,
    fields,
    publish,
    cancel,
    /** The text changed, so the last message may no longer apply. */
    forget: () => {
      dismissToastsAbout(IMAGES)
      setAlert(null)
      setFields((fields) => (Object.keys(fields).length === 0 ? fields : {}))
    },
  }
}
