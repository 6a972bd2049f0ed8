import type { SectionProps } from '#features/administration/web/public.tsx'
import { ProblemEditor } from './ProblemEditor.tsx'
import { ProblemList } from './ProblemList.tsx'

/** The administration of problems: the list of all, or the editor of one (requirement Q-13). `show` is the slug of the open problem. */
export function ProblemAdmin({ path, search }: SectionProps) {
  const slug = search.get('show')
  return slug === null ? <ProblemList path={path} search={search} /> : <ProblemEditor key={slug} slug={slug} back={{ path, label: 'All problems' }} isPage />
}
