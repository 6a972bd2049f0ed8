import { useEffect, useState } from 'react'
import { readingMinutes } from '#platform/rules/reading-time.ts'
import { imageUrl } from '#platform/rules/image-paths.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { motifOf } from '#features/people/rules/motifs.ts'
import { titleFromText } from '../../rules/blog.ts'
import type { DraftText } from '../../rules/draft-text.ts'
import type { SeriesChoice } from '../../rules/series.ts'
import { CoverField } from './CoverField.tsx'
import { SeriesField } from './SeriesField.tsx'
import { TagInput } from './TagInput.tsx'
import { listPreviewOf } from './list-preview.ts'
import { plainTextOf } from './text-content.ts'
import type { BlogMetadata } from './use-blog-editor.ts'

interface Props {
  text: DraftText
  isPublished: boolean
  fields: Record<string, string>
  tagError: string | null
  busy: boolean
  blogId: string
  /** Null: as it is on the server. */
  series: SeriesChoice | null
  onSeries: (series: SeriesChoice) => void
  onChange: (metadata: Partial<BlogMetadata>) => void
  onPublish: () => void
  onClose: () => void
}

/** The publish step: how the blog looks in lists, its tags and cover, and the button that publishes it. */
export function PublishDialog({ text, isPublished, fields, tagError, busy, blogId, series, onSeries, onChange, onPublish, onClose }: Props) {
  const { title, tags, coverId, content } = text
  const plain = plainTextOf(content)
  const shownTitle = title.trim() === '' ? titleFromText(plain) || 'Untitled' : title
  const words = plain.split(/\s+/).filter((word) => word !== '').length
  const [start, setStart] = useState('')
  useEffect(() => {
    let isCurrent = true
    // Without the formula renderer, which loads with the first formula, there is no excerpt.
    listPreviewOf(content).then((preview) => isCurrent && setStart(preview), () => {})
    return () => void (isCurrent = false)
  }, [content])
  const [isMissingTitle, setMissingTitle] = useState(false)
  const needsTitle = series?.title?.trim() === ''
  const isUntitled = isMissingTitle && needsTitle
  const publish = () => {
    setMissingTitle(needsTitle)
    if (!needsTitle) onPublish()
  }
  const cover = 'aspect-[1200/630] w-36 flex-none rounded-control border border-line object-cover max-sm:hidden'
  return (
    <Dialog
      open
      title={isPublished ? 'Update this blog?' : 'Ready to publish?'}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>Keep writing</Button>
          <Button variant="primary" busy={busy} busyText={isPublished ? 'Updating…' : 'Publishing…'} onClick={publish}>
            {isPublished ? 'Update' : 'Publish'}
          </Button>
        </>
      }
    >
      <div className="grid gap-5">
        <section aria-label="In lists" className="flex gap-4 rounded-card border border-line p-4">
          <div className="grid min-w-0 flex-1 content-start gap-1">
            <p dir="auto" className="font-medium wrap-anywhere">{shownTitle}</p>
            <p dir="auto" className="text-sm wrap-anywhere text-text-muted">{start}</p>
          </div>
          {coverId === null ? <Illustration motif={motifOf(tags, shownTitle)} seed={shownTitle} className={cover} /> : <img className={cover} src={imageUrl(coverId, 'small')} alt="" />}
        </section>
        {title.trim() === '' && <p className="text-sm">This blog has no title yet, so its first line is used. Keep writing to add one.</p>}
        <TagInput tags={tags} error={tagError} onChange={(changed) => onChange({ tags: changed })} />
        <SeriesField blogId={blogId} choice={series} error={isUntitled ? 'Give the series a title.' : (fields['series'] ?? null)} onChange={onSeries} />
        <CoverField coverId={coverId} error={fields['coverId'] ?? null} onChange={(changed) => onChange({ coverId: changed })} />
        <p className="tabular text-sm text-text-muted">{`${words === 1 ? '1 word' : `${words.toLocaleString()} words`} · ${readingMinutes(plain)} min read`}</p>
        <p className="text-sm text-text-muted">Everyone can read it, with or without an account. You can unpublish it at any time.</p>
      </div>
    </Dialog>
  )
}
