import { useEffect, useState, type FormEvent } from 'react'
import { useFormDraft } from '#platform/web/autosave/use-form-draft.ts'
import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { useFieldErrors } from '#platform/web/data/use-field-errors.ts'
import { useMutation } from '#platform/web/data/use-mutation.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useNavigate } from '#platform/web/pages/navigation.ts'
import { useWindowTitle } from '#platform/web/pages/use-window-title.ts'
import { usePaused } from '#platform/web/use-paused.ts'
import { Button } from '#platform/web/ui/Button.tsx'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ErrorMessage } from '#platform/web/ui/ErrorMessage.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { Field } from '#platform/web/ui/Field.tsx'
import { arrowLeftIcon } from '#platform/web/ui/icons.ts'
import { LeaveQuestion } from '#platform/web/ui/LeaveQuestion.tsx'
import { MarkdownPreview } from '#platform/web/ui/MarkdownField.tsx'
import { Select } from '#platform/web/ui/Select.tsx'
import { SkeletonText } from '#platform/web/ui/Skeleton.tsx'
import { TextArea } from '#platform/web/ui/TextArea.tsx'
import { TextInput } from '#platform/web/ui/TextInput.tsx'
import { showToast } from '#platform/web/ui/toast-store.ts'
import { RestoredNote } from '#platform/web/ui/RestoredNote.tsx'
import { EXCERPT_LENGTH, TITLE_LENGTH } from '../../rules/articles.ts'
import { CATEGORIES, CATEGORY_LABELS, type Category } from '../../rules/categories.ts'
import { NEWS_ADMIN_PATH } from '../../rules/paths.ts'
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

/** The page on which an article is written (`id` is null then), or corrected. */
export function ArticleEditor({ id }: { id: string | null }) {
  const [created] = useState(newArticle)
  const { data, isLoadingError, error, refetch } = useQuery(EditedArticleQuery, id === null ? null : { id }, { staleTime: 0 })
  const article = id === null ? created : data?.newsArticleForEditors
  // After another editor's save the form opens on the new version, with the changes on top.
  const [conflicts, countConflicts] = useState(0)
  useWindowTitle(id === null ? 'Write article' : 'Edit article')
  return (
    <div className="grid grid-cols-1 gap-5">
      <div className="grid justify-items-start gap-1">
        <ButtonLink variant="ghost" small icon={arrowLeftIcon} to={NEWS_ADMIN_PATH}>
          News
        </ButtonLink>
        <h1 className="text-2xl">{id === null ? 'Write article' : 'Edit article'}</h1>
      </div>
      {isLoadingError && id !== null ? (
        <ErrorState text="We couldn’t load the article." hint={error.message} onRetry={refetch} />
      ) : article === undefined ? (
        <SkeletonText lines={6} />
      ) : (
        <ArticleForm key={conflicts} onOutdated={() => countConflicts((times) => times + 1)} draftKey={`news-article ${id ?? 'new'}`} article={article} />
      )}
    </div>
  )
}

interface FormProps {
  /** Under which unsaved text is kept on this device. */
  draftKey: string
  article: Edited
  /** Another editor saved meanwhile, and the article has been read again. */
  onOutdated: () => void
}

function ArticleForm({ draftKey, article, onOutdated }: FormProps) {
  const { current, isUnsaved, restoredFrom, newerVersion, show, settle, discard } = useFormDraft(draftKey, { value: article, revision: article.revision })
  const navigate = useNavigate()
  const [isDone, setDone] = useState(false)
  const { mutate, isPending, error } = useMutation(SaveArticle, {
    onSuccess: async (_data, _variables, cache) => {
      await Promise.all([cache.invalidateQueries(NewsAdminQuery), cache.invalidateQueries(EditedArticleQuery)])
    },
    onError: ({ code, message }, _variables, cache) => {
      if (code !== 'OUTDATED_EDIT' || article.revision === 0) return
      showToast(`${message} Check the article, then save again.`, { kind: 'error' })
      void cache.invalidateQueries(EditedArticleQuery).then(onOutdated)
    },
  })
  const { fields, message } = useFieldErrors(error, current?.value ?? {})
  useEffect(() => {
    // The question about unsaved changes is gone by then.
    if (isDone && !isUnsaved) navigate(NEWS_ADMIN_PATH)
  }, [isDone, isUnsaved, navigate])
  if (current === null) return <SkeletonText lines={6} />
  const { value: input, revision } = current
  const change = (changed: Partial<Edited>) => {
    setDone(false)
    show({ value: { ...input, ...changed }, revision })
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const saved = () => {
      settle({ value: input, revision: revision + 1 })
      setDone(true)
    }
    mutate({ article: { ...input, revision } }, { onSuccess: saved })
  }
  return (
    <div className="grid grid-cols-1 items-start gap-8 xl:grid-cols-2">
      <form className="grid grid-cols-1 gap-5" onSubmit={submit} noValidate>
        <RestoredNote from={restoredFrom} newerVersion={newerVersion} onDiscard={discard} />
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
          <Field label="Text" hint="You can use Markdown: ## for a heading, - for a list, **bold**." error={fields['content']}>
            {(control) => <TextArea {...control} rows={18} className="min-h-96! font-mono" value={input.content ?? ''} onChange={(event) => change({ content: event.target.value })} />}
          </Field>
        )}
        <ErrorMessage message={message ?? undefined} />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="primary" busy={isPending}>
            {article.revision === 0 ? 'Publish' : 'Save'}
          </Button>
          <ButtonLink to={NEWS_ADMIN_PATH}>Cancel</ButtonLink>
        </div>
      </form>
      <ArticlePreview article={input} />
      <LeaveQuestion isChanged={isUnsaved} onDiscard={discard} />
    </div>
  )
}

/** The article as readers will see it. */
function ArticlePreview({ article: { title, excerpt, category, content } }: { article: Edited }) {
  const text = usePaused(content ?? '')
  return (
    <section aria-label="Preview" className="grid min-w-0 grid-cols-1 gap-4 rounded-card border border-line bg-surface p-6 max-md:p-4">
      <p className="text-sm text-text-muted">Preview · {CATEGORY_LABELS[category]}</p>
      <h2 dir="auto" className="text-2xl wrap-anywhere">{title.trim() || 'Untitled article'}</h2>
      {excerpt.trim() !== '' && <p className="text-text-muted wrap-anywhere">{excerpt}</p>}
      {text === '' ? <p className="text-sm text-text-muted">{content === null ? 'Readers open the text on the site of its source.' : 'The text appears here while you write.'}</p> : <TextPreview text={text} />}
    </section>
  )
}

function TextPreview({ text }: { text: string }) {
  const { mutate, data, error } = useMutation(PreviewText)
  useEffect(() => {
    mutate({ text })
  }, [mutate, text])
  return <MarkdownPreview html={data?.previewNewsText} error={error} />
}
