import { useEffect, useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { Dialog } from '#platform/web/ui/Dialog.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { MarkdownField, MarkdownPreview } from '#platform/web/ui/MarkdownField.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { EXCERPT_LENGTH, TITLE_LENGTH } from '../../rules/articles.ts'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '../../rules/categories.ts'
import { NewsAdminQuery } from './news-admin-query.ts'

const EditedArticleQuery = graphql(`
  query EditedNewsArticle($id: ID!) { newsArticleForEditors(id: $id) { id revision title excerpt category content } }
`)
const SaveArticle = graphql(`
  mutation SaveNewsArticle($article: NewsArticleInput!) { saveNewsArticle(article: $article) }
`)

const PreviewText = graphql(`
  mutation PreviewNewsText($text: String!) { previewNewsText(text: $text) }
`)

type Edited = ResultOf<typeof EditedArticleQuery>['newsArticleForEditors']

const newArticle = (): Edited => ({ id: crypto.randomUUID(), revision: 0, title: '', excerpt: '', category: 'ai', content: '' })

/** The form in which an article is written, or corrected. */
export function ArticleDialog({ id, onClose }: { id: string | null; onClose: () => void }) {
  const [created] = useState(newArticle)
  const { data, isLoadingError, error, refetch } = useQuery(EditedArticleQuery, id === null ? null : { id }, { staleTime: 0 })
  const article = id === null ? created : data?.newsArticleForEditors
  return (
    <Dialog open width="wide" title={id === null ? 'Write article' : 'Edit article'} onClose={onClose}>
      {isLoadingError && id !== null ? (
        <ErrorState text="We couldn’t load the article." hint={error.message} onRetry={refetch} />
      ) : article === undefined ? (
        <SkeletonText lines={6} />
      ) : (
        <ArticleForm draftKey={`news-article ${id ?? 'new'}`} article={article} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface FormProps {
  /** Under which unsaved text is kept on this device. */
  draftKey: string
  article: Edited
  onClose: () => void
}

function ArticleForm({ draftKey, article, onClose }: FormProps) {
  const { current, isUnsaved, restoredFrom, show, settle, discard } = useFormDraft(draftKey, { value: article, revision: article.revision })
  const { mutate, isPending, error } = useMutation(SaveArticle, {
    onSuccess: async (_data, _variables, cache) => {
      await Promise.all([cache.invalidateQueries(NewsAdminQuery), cache.invalidateQueries(EditedArticleQuery)])
    },
  })
  if (current === null) return <SkeletonText lines={6} />
  const { value: input, revision } = current
  const change = (changed: Partial<Edited>) => show({ value: { ...input, ...changed }, revision })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const saved = () => {
      settle({ value: input, revision: revision + 1 })
      onClose()
    }
    mutate({ article: { ...input, revision } }, { onSuccess: saved })
  }
  const fields = error?.fields ?? {}
  return (
    <form className="grid gap-5" onSubmit={submit} noValidate>
      <RestoredNote from={restoredFrom} onDiscard={discard} />
      <Field label="Title" error={fields['title']} count={{ used: input.title.length, limit: TITLE_LENGTH }}>
        {(control) => <TextInput {...control} value={input.title} onChange={(event) => change({ title: event.target.value })} />}
      </Field>
      <Field label="Category" error={fields['category']}>
        {(control) => (
          <Select {...control} value={input.category} options={CATEGORIES.map((value) => ({ value, label: CATEGORY_LABELS[value] }))} onChange={(event) => change({ category: event.target.value as Category })} />
        )}
      </Field>
      <Field label="Excerpt" hint="Shown in lists." error={fields['excerpt']} count={{ used: input.excerpt.length, limit: EXCERPT_LENGTH }}>
        {(control) => <TextArea {...control} rows={2} value={input.excerpt} onChange={(event) => change({ excerpt: event.target.value })} />}
      </Field>
      {input.content !== null && (
        <MarkdownField label="Text" hint="You can use Markdown: ## for a heading, - for a list, **bold**." rows={16} error={fields['content']} value={input.content} preview={TextPreview} onChange={(content) => change({ content })} />
      )}
      {Object.keys(fields).length === 0 && <ErrorMessage message={error?.message} />}
      <p className="text-sm text-text-muted">{isUnsaved ? 'Your text is kept on this device until you publish it, also when you close this.' : 'Nothing to save yet.'}</p>
      <div className="dialog-buttons">
        <Button onClick={onClose}>Close</Button>
        <Button type="submit" variant="primary" busy={isPending}>
          {article.revision === 0 ? 'Publish' : 'Save'}
        </Button>
      </div>
    </form>
  )
}

function TextPreview({ text }: { text: string }) {
  const { mutate, data, error } = useMutation(PreviewText)
  useEffect(() => {
    mutate({ text })
  }, [mutate, text])
  return <MarkdownPreview html={data?.previewNewsText} error={error} />
}
