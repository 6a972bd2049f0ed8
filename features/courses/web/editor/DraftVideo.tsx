import { useQuery } from '#platform/web/data/use-query.ts'
import { captionsId } from '../../rules/course-files.ts'
import type { DraftCaptions } from '../../rules/course-draft.ts'
import { FileVideo } from '../FileVideo.tsx'
import { DraftFilesQuery } from './file-requests.ts'

interface Props {
  course: string
  id: string
  title: string
  captions: readonly DraftCaptions[]
}

/** An uploaded video of a draft, by links that work without a session. */
export function DraftVideo({ course, id, title, captions }: Props) {
  const { data, error } = useQuery(DraftFilesQuery, { course, ids: [id, ...captions.flatMap(({ url }) => captionsId(url) ?? [])] })
  const linkOf = (fileId: string | null) => data?.draftFiles.find((file) => file.id === fileId)?.link
  const src = linkOf(id)
  if (src !== undefined) {
    const there = captions.flatMap(({ language, url }) => {
      const link = linkOf(captionsId(url))
      return link === undefined ? [] : [{ language, url: link }]
    })
    return <FileVideo title={title} src={src} captions={there} />
  }
  return (
    <div className="video-poster">
      <p className="text-text-muted" role="status">
        {error?.message ?? (data === undefined ? 'Loading the video…' : 'This video is not on this site. Upload it here.')}
      </p>
    </div>
  )
}
