import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { NEW_ARTICLE } from '../../rules/paths.ts'
import { ArticleEditor } from './ArticleEditor.tsx'

function EditArticlePage({ location }: { location: RouteLocation }) {
  const article = location.params['article'] ?? NEW_ARTICLE
  return <ArticleEditor key={article} id={article === NEW_ARTICLE ? null : article} />
}

export const page = definePage({
  meta: () => ({ title: 'Edit article', description: 'Write or correct an article of the news.', hidden: true }),
  Component: EditArticlePage,
})
