import { Badge } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'

interface Props {
  kind: string | null
  path: string
  title: string
  text: string
}

/** A page of the site as an item of a list: what it is, its title as a link, and a few words. */
export function TeaserCard({ kind, path, title, text }: Props) {
  return (
    <Card as="li" pressable className="relative grid content-start gap-2">
      <p>
        <Badge tone="accent">{kind}</Badge>
      </p>
      <h3 className="font-medium wrap-anywhere">
        <a className="after:absolute after:inset-0" href={path}>
          {title}
        </a>
      </h3>
      <p className="line-clamp-3 text-sm wrap-anywhere text-text-muted">{text}</p>
    </Card>
  )
}
