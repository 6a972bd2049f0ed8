import { useNavigate } from '#platform/web/pages/navigation.ts'
import { notebookPenIcon } from '#platform/web/ui/icons.ts'
import { WRITE_PATH } from '../rules/paths.ts'

/** The actions of blogs in the command palette. */
export function usePaletteActions() {
  const navigate = useNavigate()
  return [{ name: 'write-blog', label: 'Write a blog', keywords: 'new post article draft', icon: notebookPenIcon, run: () => navigate(WRITE_PATH) }]
}
