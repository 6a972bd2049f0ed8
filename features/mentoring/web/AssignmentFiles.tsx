import { bytesText } from '#platform/rules/bytes.ts'

/** The files that the mentor attached to an assignment, to download. Nothing without any. */
export function AssignmentFiles({ files }: { files: readonly { id: string; name: string; bytes: number; address: string }[] }) {
  if (files.length === 0) return null
  return (
    <ul aria-label="Files" className="grid grid-cols-1 gap-1 text-sm">
      {files.map(({ id, name, bytes, address }) => (
        <li key={id}>
          <a className="link wrap-anywhere" href={address} download>{name}</a> <span className="tabular text-text-muted">{bytesText(bytes)}</span>
        </li>
      ))}
    </ul>
  )
}
