import { Icon } from '#platform/web/ui/Icon.tsx'
import { Highlighted } from './Highlighted.tsx'
import { kindIcon } from './kind-icons.ts'

interface Props {
  hit: { kind: string; title: string; snippet: string; path: string }
  /** What it is, such as `Blog`. */
  label: string
  words: readonly string[]
}

/** One result: its title as a link, where it belongs, and the part of its text that matches. */
export function SearchResultRow({ hit: { kind, title, snippet, path }, label, words }: Props) {
  return (
    <li className="relative flex gap-4 border-b border-line py-4 last:border-b-0">
      <span className="mt-0.5 shrink-0 text-text-muted">
        <Icon of={kindIcon(kind)} small />
      </span>
      <div className="grid min-w-0 flex-1 gap-1">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4">
          <a dir="auto" className="font-medium wrap-anywhere after:absolute after:inset-0 hover:text-accent" href={path}>
            <Highlighted text={title} words={words} />
          </a>
          <span className="text-xs text-text-muted">{label}</span>
        </div>
        {snippet !== '' && (
          <p dir="auto" className="line-clamp-2 text-sm wrap-anywhere text-text-muted">
            <Highlighted text={snippet} words={words} />
          </p>
        )}
      </div>
    </li>
  )
}
