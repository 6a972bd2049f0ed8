import { Badge } from '#platform/web/ui/Badge.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { Contour } from '#platform/web/ui/Contour.tsx'

interface Props {
  name: string
  /** What will be here, in one or two sentences. */
  sentence: string
}

/** The page of a screen that is not built yet. */
export function BeingBuilt({ name, sentence }: Props) {
  return (
    <div className="fill-main relative grid items-center overflow-hidden px-8 max-md:px-6">
      <Contour name={name} className="absolute inset-0 size-full" />
      <div className="mx-auto w-full max-w-page">
        <div className="contour-clearing grid justify-items-start gap-3">
          <Badge tone="accent">Coming soon</Badge>
          <h1 className="text-3xl max-md:text-2xl">{name}</h1>
          <p className="max-w-[52ch] text-text-muted">{sentence}</p>
          <div className="mt-4">
            <ButtonLink to="/blogs">Browse blogs</ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}
