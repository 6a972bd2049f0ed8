import { Button } from '#platform/web/ui/Button.tsx'
import { IconButton } from '#platform/web/ui/IconButton.tsx'
import { plusIcon, trashIcon } from '#platform/web/ui/icons.ts'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { MAX_LINKS } from '../../rules/idea.ts'

interface Link {
  label: string
  url: string
}

/** The links of an idea: a label and an address each. */
export function LinksField({ links, error, onChange }: { links: readonly Link[]; error: string | undefined; onChange: (links: Link[]) => void }) {
  const setAt = (at: number, part: Partial<Link>) => onChange(links.map((link, place) => (place === at ? { ...link, ...part } : link)))
  return (
    <fieldset className="grid gap-2 text-sm">
      <legend className="mb-1.5 font-medium">Links</legend>
      {links.map(({ label, url }, at) => (
        // Links have no id; their position identifies them.
        // oxlint-disable-next-line react/no-array-index-key
        <div key={at} className="grid grid-cols-[1fr_auto] gap-2 md:grid-cols-[1fr_1.5fr_auto]">
          <TextInput aria-label={`Label of link ${at + 1}`} placeholder="Label" value={label} onChange={({ target }) => setAt(at, { label: target.value })} />
          <TextInput
            aria-label={`Address of link ${at + 1}`}
            className="max-md:order-3 max-md:col-span-2"
            type="url"
            placeholder="https://"
            value={url}
            onChange={({ target }) => setAt(at, { url: target.value })}
          />
          <IconButton small icon={trashIcon} label={`Delete link ${at + 1}`} onClick={() => onChange(links.toSpliced(at, 1))} />
        </div>
      ))}
      {error !== undefined && (
        <p role="alert" className="text-danger">
          {error}
        </p>
      )}
      {links.length < MAX_LINKS && (
        <div>
          <Button small variant="ghost" icon={plusIcon} onClick={() => onChange([...links, { label: '', url: '' }])}>
            Add a link
          </Button>
        </div>
      )}
    </fieldset>
  )
}
