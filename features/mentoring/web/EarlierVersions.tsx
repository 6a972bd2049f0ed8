import { CommentText } from '#features/discussions/web/public.tsx'
import { LocalTime } from './LocalTime.tsx'

interface Version {
  version: number
  text: string
  textHtml: string | null
  fileName: string | null
  fileAddress: string | null
  handedInAt: unknown
  points: number | null
  comment: string
  commentHtml: string | null
}

/** The versions of a text before the latest one, each with what the mentor returned for it. */
export function EarlierVersions({ versions, points }: { versions: readonly Version[]; points: number }) {
  return versions.map((one) => (
    <details key={one.version} className="text-sm">
      <summary className="cursor-pointer">
        Version {one.version}, handed in <LocalTime at={String(one.handedInAt)} />
      </summary>
      <div className="mt-2 grid grid-cols-1 gap-2 border-l-2 border-line pl-3">
        {one.text !== '' && <CommentText comment={{ text: one.text, html: one.textHtml }} />}
        {one.fileName !== null && one.fileAddress !== null && <p><a className="link wrap-anywhere" href={one.fileAddress} download>{one.fileName}</a></p>}
        <div className="grid gap-1 rounded-control bg-sunken px-3 py-2">
          <p className="tabular font-medium">Returned{one.points !== null && ` with ${one.points} of ${points} points`}</p>
          {one.comment !== '' && <CommentText comment={{ text: one.comment, html: one.commentHtml }} />}
        </div>
      </div>
    </details>
  ))
}
