import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { errorMessage } from '#platform/web/graphql/api-error.ts'
import { RemovalNotes } from '#platform/web/pages/RemovalNotes.tsx'
import { useReplaceUrl } from '#platform/web/pages/navigation.ts'
import { definePage, type RouteLocation } from '#platform/web/pages/route.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { ConfirmDialog } from '#platform/web/ui/ConfirmDialog.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { ErrorState } from '#platform/web/ui/ErrorState.tsx'
import { lazyPart } from '#platform/web/ui/lazy-part.tsx'
import { Page } from '#platform/web/ui/Page.tsx'
import { Tabs } from '#platform/web/ui/Tabs.tsx'
import { Skeleton } from '#platform/web/ui/Skeleton.tsx'
import { dismissToastsAbout, showToast } from '#platform/web/ui/toast-store.ts'
import { useMounted } from '#platform/web/ui/use-mounted.ts'
import { LogInButton } from '#features/accounts/web/public.tsx'
import { OWN_BLOGS_PATH, WRITE_PATH } from '../rules/paths.ts'
import { sendUnsentDrafts } from './editor/unsent-drafts.ts'
import { discardChanges, ownBlogs, ownTitle, publishAgain, removeBlog, unpublish, type OwnBlog } from './own-blog-requests.ts'
import { OwnNumbers } from './OwnNumbers.tsx'
import { OwnBlogRow } from './OwnBlogRow.tsx'
import { OwnStatistics } from './OwnStatistics.tsx'

/** The viewer's own blogs: drafts and published ones, to edit, unpublish or delete. */
function OwnBlogsPage({ location }: { location: RouteLocation }) {
  const isMounted = useMounted()
  const person = useSession()?.user.id ?? null
  const action = (
    <ButtonLink to={WRITE_PATH} variant="primary">
      Write
    </ButtonLink>
  )
  return (
    <Page title="Your blogs" sentence="Drafts and published blogs, most recent first" action={action}>
      {!isMounted ? <Waiting /> : person === null ? <Visitor /> : <OwnList key={person} person={person} start={TABS.find((tab) => tab === location.searchParams.get('show')) ?? 'all'} />}
    </Page>
  )
}

const TABS = ['all', 'published', 'drafts', 'series', 'statistics'] as const
type Tab = (typeof TABS)[number]
const OwnSeriesList = lazyPart(() => import('./series/OwnSeriesList.tsx').then((module) => module.OwnSeriesList))

const LISTS: readonly { name: Tab; label: string; has: (blog: OwnBlog) => boolean }[] = [
  { name: 'all', label: 'All', has: () => true },
  { name: 'published', label: 'Published', has: ({ isPublished }) => isPublished },
  { name: 'drafts', label: 'Drafts and changes', has: ({ isPublished, hasDraft }) => !isPublished || hasDraft },
]

function OwnList({ person, start }: { person: string; start: Tab }) {
  const [blogs, setBlogs] = useState<readonly OwnBlog[] | null>(null)
  const [error, setError] = useState<string | null>(null)
  const [toDelete, setToDelete] = useState<OwnBlog | null>(null)
  const [busy, setBusy] = useState(false)
  const [shown, setTab] = useState<Tab>(start)
  const replaceUrl = useReplaceUrl()
  const setShown = (tab: Tab) => {
    setTab(tab)
    replaceUrl(tab === 'all' ? OWN_BLOGS_PATH : `${OWN_BLOGS_PATH}?show=${tab}`)
  }
  const [toUnpublish, setToUnpublish] = useState<OwnBlog | null>(null)
  // The row of a deleted blog is gone with its menu: the focus goes to the next one.
  const focusAt = useRef<number | null>(null)
  useEffect(() => {
    if (toDelete !== null || focusAt.current === null) return
    const rows = document.querySelectorAll<HTMLElement>('[role=tabpanel] .row-link')
    const row = rows[Math.min(focusAt.current, rows.length - 1)]
    focusAt.current = null
    ;(row ?? document.querySelector<HTMLElement>('[role=tabpanel]') ?? document.querySelector<HTMLElement>('main h1'))?.focus()
  }, [toDelete])
  const [counted, setCounted] = useState<string | null>(null)

  const load = useCallback(() => {
    setError(null)
    return sendUnsentDrafts(person)
      .then(ownBlogs)
      .then(setBlogs, (reason: unknown) => setError(errorMessage(reason)))
  }, [person])
  useEffect(() => {
    const again = () => void load()
    again()
    addEventListener('online', again)
    return () => removeEventListener('online', again)
  }, [load])

  const attempt = async (work: Promise<unknown>, done: () => void) => {
    setBusy(true)
    await work.then(done, (reason: unknown) => showToast(errorMessage(reason), { kind: 'error' }))
    setBusy(false)
    await load()
  }
  /** A message about a blog with Undo, which goes away when the blog is deleted. */
  const offerUndo = ({ id }: OwnBlog, text: string, run: () => void) => showToast(text, { action: { label: 'Undo', run }, about: id })
  const unpublishWithUndo = (blog: OwnBlog) =>
    attempt(unpublish(blog.id), () => {
      const text = `“${ownTitle(blog)}” is unpublished. Your text is saved as a draft.`
      // If the draft has newer changes, publishing again would publish them; a question came before.
      if (blog.hasDraft) showToast(text)
      else offerUndo(blog, text, () => void attempt(publishAgain(blog.id), () => showToast('Published again.')))
    })
  const discardWithUndo = (blog: OwnBlog) => {
    let restore: () => Promise<unknown> = () => Promise.resolve()
    return attempt(discardChanges(blog.id).then((undo) => void (restore = undo)), () =>
      offerUndo(blog, `Discarded your changes to “${ownTitle(blog)}”.`, () => void attempt(restore(), () => showToast('Changes restored.'))),
    )
  }
  const showStatistics = ({ id }: OwnBlog) => {
    setCounted(id)
    setShown('statistics')
    document.querySelector<HTMLElement>('[role=tabpanel]')?.focus()
  }
  const listed = (blogs ?? []).filter(LISTS.find(({ name }) => name === shown)?.has ?? (() => false))
  const remove = (blog: OwnBlog) =>
    attempt(removeBlog(blog.id), () => {
      focusAt.current = listed.indexOf(blog)
      dismissToastsAbout(blog.id)
      showToast(`Deleted “${ownTitle(blog)}”.`)
    }).finally(() => setToDelete(null))

  if (error !== null) return <ErrorState text="Error loading blogs" hint={error} onRetry={() => void load()} />
  if (blogs === null) return <Waiting />
  // A series whose blogs are all deleted can still be deleted.
  if (blogs.length === 0 && start !== 'series') {
    return (
      <EmptyState
        text="You haven’t written anything yet"
        hint="Explain something you learned this week. It’s the best way to remember it."
        action={
          <ButtonLink to={WRITE_PATH} variant="primary">
            Write your first blog
          </ButtonLink>
        }
      />
    )
  }
  const tabs = [...LISTS.map((list) => ({ ...list, count: blogs.filter(list.has).length })), { name: 'series' as const, label: 'Series' }, ...(blogs.some(({ isPublished }) => isPublished) ? [{ name: 'statistics' as const, label: 'Statistics' }] : [])]
  return (
    <>
      <OwnNumbers blogs={blogs} />
      <div>
        <Tabs label="Your blogs" tabs={tabs} active={shown} onChange={setShown}>
          {shown === 'statistics' ? (
            <OwnStatistics blogs={blogs} blog={counted} onChoose={setCounted} />
          ) : shown === 'series' ? (
            <Suspense fallback={<Skeleton className="h-32 w-full" />}>
              <OwnSeriesList blogs={blogs} />
            </Suspense>
          ) : listed.length === 0 ? (
            <p className="text-text-muted">{shown === 'drafts' ? 'No drafts. What you write is saved here until you publish it.' : 'Nothing published yet.'}</p>
          ) : (
            <ul className="rounded-card border border-line bg-surface">
              {listed.map((blog) => (
                <OwnBlogRow key={blog.id} blog={blog} onStatistics={() => showStatistics(blog)} onUnpublish={() => (blog.hasDraft ? setToUnpublish(blog) : void unpublishWithUndo(blog))} onDiscard={() => void discardWithUndo(blog)} onDelete={() => setToDelete(blog)} />
              ))}
            </ul>
          )}
        </Tabs>
      </div>
      <ConfirmDialog
        open={toUnpublish !== null}
        question="Unpublish this blog?"
        explanation={`“${toUnpublish === null ? '' : ownTitle(toUnpublish)}” has unpublished changes. If you publish it again, they will be published, too.`}
        confirm="Unpublish"
        variant="primary"
        busy={busy}
        onConfirm={() => toUnpublish !== null && void unpublishWithUndo(toUnpublish).finally(() => setToUnpublish(null))}
        onClose={() => setToUnpublish(null)}
      />
      <ConfirmDialog
        open={toDelete !== null}
        question={toDelete?.isPublished ? 'Delete this blog?' : 'Delete this draft?'}
        explanation={`“${toDelete === null ? '' : ownTitle(toDelete)}” and all its versions${toDelete?.isPublished ? ' and comments' : ''} will be deleted. You can’t undo this.`}
        confirm="Delete"
        busy={busy}
        onConfirm={() => toDelete !== null && void remove(toDelete)}
        onClose={() => setToDelete(null)}
      >
        {toDelete?.isPublished === true && <RemovalNotes kind="blog" keys={[toDelete.id]} />}
      </ConfirmDialog>
    </>
  )
}

function Visitor() {
  return (
    <EmptyState
      text="Log in to see your blogs"
      action={<LogInButton />}
    />
  )
}

const Waiting = () => (
  <div className="grid gap-px" role="status" aria-label="Loading your blogs">
    {['a', 'b', 'c', 'd'].map((row) => (
      <Skeleton key={row} className="h-16 w-full" />
    ))}
  </div>
)

export const page = definePage({
  meta: () => ({ title: 'Your blogs', description: 'Your drafts and your published blogs.', hidden: true }),
  Component: OwnBlogsPage,
})
