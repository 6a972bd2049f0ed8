import { Badge } from '#platform/web/ui/Badge.tsx'
import { Card } from '#platform/web/ui/Card.tsx'
import type { HomeData } from './HomePage.tsx'

/** What an admin features; nothing without items. */
export function Featured({ items }: { items: HomeData['featuredItems'] }) {
  if (items.length === 0) return null
  return (
    <section aria-labelledby="featured" className="grid grid-cols-1 gap-4">
      <h2 id="featured" className="text-xl">
        Featured
      </h2>
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {items.map(({ id, path, kind, title, excerpt, note }) => (
          <Card key={id} as="li" pressable className="relative grid content-start gap-2">
            <p>
              <Badge tone="accent">{kind}</Badge>
            </p>
            <h3 className="font-medium wrap-anywhere">
              <a className="after:absolute after:inset-0" href={path}>
                {title}
              </a>
            </h3>
            <p className="line-clamp-3 text-sm wrap-anywhere text-text-muted">{note === '' ? excerpt : note}</p>
          </Card>
        ))}
      </ul>
    </section>
  )
}
