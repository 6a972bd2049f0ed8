import { Illustration } from '#platform/web/ui/Illustration.tsx'
import { motifOf } from '#features/people/rules/motifs.ts'

/** A blog without a cover image has a drawn one, by its tags and its title. */
export const DrawnCover = ({ tags, title }: { tags: readonly string[]; title: string }) => (
  <Illustration motif={motifOf(tags, title)} seed={title} className="mt-2 aspect-[1200/630] w-full rounded-card border border-line bg-surface" />
)
