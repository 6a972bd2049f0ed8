import { Badge } from '#platform/web/ui/Badge.tsx'
import type { Motif } from '#platform/rules/illustrations/illustrate.ts'
import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { Card } from '#platform/web/ui/Card.tsx'

interface Props {
  kind: string | null
  path: string
  title: string
  text: string
  /** What its illustration shows. */
  motif?: Motif
}

/** A page of the site as an item of a list: what it is, its title as a link, and a few words. */
export function TeaserCard({ kind, path, title, text, motif }: Props) {
  return (
    <Card as="li" pressable className="relative grid content-start gap-2 overflow-hidden">
      {motif !== undefined && <Illustration motif={motif} seed={title} className="-mx-5 -mt-5 mb-2 aspect-[1200/630] w-[calc(100%+2.5rem)] border-b border-line max-md:-mx-4 max-md:-mt-4 max-md:w-[calc(100%+2rem)] max-sm:hidden" />}
      <p>
        <Badge tone="accent">{kind}</Badge>
      </p>
      <h3 dir="auto" className="font-medium wrap-anywhere">
        <a className="after:absolute after:inset-0" href={path}>
          {title}
        </a>
      </h3>
      <p className="line-clamp-3 text-sm wrap-anywhere text-text-muted">{text}</p>
    </Card>
  )
}
