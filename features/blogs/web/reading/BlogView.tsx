import { useEffect } from 'react'
import { graphql } from '#platform/web/graphql/graphql.ts'
import { request } from '#platform/web/graphql/request.ts'
import { useQuery } from '#platform/web/data/use-query.ts'
import { useSubscription } from '#platform/web/data/use-subscription.ts'
import { useSession } from '#platform/web/session/session.ts'
import { ButtonLink } from '#platform/web/ui/ButtonLink.tsx'
import { CoverImage } from '#platform/web/ui/CoverImage.tsx'
import { EmptyState } from '#platform/web/ui/EmptyState.tsx'
import { RichText } from '#platform/web/ui/RichText.tsx'
import { TimeAgo } from '#platform/web/ui/TimeAgo.tsx'
import { BLOGS_PATH } from '../../rules/paths.ts'
import { placeOf } from '../../rules/series.ts'
import { TopicChip } from '../topics/TopicChip.tsx'
import { AuthorCard } from './AuthorCard.tsx'
import type { BlogData } from './BlogPage.tsx'
import { BlogMenu } from './BlogMenu.tsx'
import { BookmarkButton } from './BookmarkButton.tsx'
import { BlogReactions } from './BlogReactions.tsx'
import { DrawnCover } from './DrawnCover.tsx'
import { Comments } from './Comments.tsx'
import { Contents, FoldedContents } from './Contents.tsx'
import { NextInTag } from './NextInTag.tsx'
import { RelatedBlogs } from './RelatedBlogs.tsx'
import { SeriesBox, SeriesNeighbors } from './SeriesBox.tsx'
import { ShareButton } from '#platform/web/ui/ShareButton.tsx'
import { updateViewerBlog, ViewerBlogQuery } from './viewer-blog-query.ts'

const BlogChanged = graphql(`
  subscription BlogChanged($id: ID!) {
    blogChanged(id: $id) { likeCount dislikeCount commentCount }
  }
`)

const CountRead = graphql(`
  mutation CountRead($id: ID!) { countRead(id: $id) }
`)

const READ_AFTER_MS = 10_000

/** One blog: the text in the middle, its actions beside it, the comments below. */
export function BlogView({ blog }: { blog: BlogData }) {
  const session = useSession()
  const { data } = useQuery(ViewerBlogQuery, session === null ? null : { ids: [blog._id] })
  const viewer = data?.viewerBlogs[0] ?? null
  useSubscription(BlogChanged, { id: blog._id }, { onData: ({ blogChanged }, cache) => updateViewerBlog(cache, blog._id, blogChanged) })
  const { likeCount, dislikeCount, commentCount } = viewer ?? blog
  const known = { likeCount, dislikeCount, reaction: viewer?.reaction ?? null }
  useCountRead(blog._id)
  const place = placeOf(blog.series?.parts ?? [], blog._id)
  // The page is the same for everybody; this reader blocked the author or was blocked.
  if (data?.viewerBlogs.length === 0) return <EmptyState text="We couldn’t find that." action={<ButtonLink to={BLOGS_PATH}>Read blogs</ButtonLink>} />

  return (
    <div className="mx-auto grid max-w-page grid-cols-1 gap-x-10 gap-y-8 px-8 py-10 max-lg:pb-24 max-md:px-4 max-md:pt-6 lg:grid-cols-[5rem_minmax(0,1fr)] xl:grid-cols-[5rem_minmax(0,1fr)_15rem]">
      <aside aria-label="Reactions" className="actions-rail" data-unprinted="">
        <BlogReactions
          blogId={blog._id}
          known={known}
          commentCount={commentCount}
        />
        <div className="flex gap-1 lg:mt-2 lg:ml-1.5 lg:grid">
          <BookmarkButton blogId={blog._id} isSaved={viewer?.isBookmarked ?? false} />
          <ShareButton title={blog.title} />
          <BlogMenu blogId={blog._id} title={blog.title} mayEdit={viewer?.mayEdit ?? false} mayRemove={viewer?.mayRemove ?? false} />
        </div>
      </aside>
      <article className="read-text min-w-0 max-xl:order-1">
        <div className="reading-progress" aria-hidden="true" data-unprinted="" />
        <BlogHeader blog={blog} />
        <RichText shown={blog.shown} />
        {place !== null && <SeriesNeighbors place={place} />}
        {(place?.next ?? null) === null && <NextInTag next={blog.nextInTag} />}
      </article>
      <aside aria-label="About this blog" data-unprinted="" className="grid grid-cols-1 gap-6 self-start max-xl:order-3 lg:col-start-2 xl:sticky xl:top-24 xl:col-start-3">
        <AuthorCard author={blog.author} follows={viewer?.followsAuthor ?? null} />
        <Contents headings={blog.headings} />
        <RelatedBlogs blogs={blog.related} />
      </aside>
      <section id="comments" aria-labelledby="comments-title" data-unprinted="" className="min-w-0 scroll-mt-24 max-xl:order-4 lg:col-start-2">
        <Comments blog={blog} />
      </section>
    </div>
  )
}

function BlogHeader({ blog }: { blog: BlogData }) {
  const place = placeOf(blog.series?.parts ?? [], blog._id)
  return (
    <header className="mb-8 grid gap-4">
      <h1 dir="auto" className="text-3xl max-md:text-2xl">{blog.title}</h1>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-text-muted">
        <span className="min-w-0 wrap-anywhere">{blog.author.name}</span>
        <span aria-hidden="true">·</span>
        <TimeAgo at={Number(blog.createdAt)} />
        <span aria-hidden="true">·</span>
        <span>{blog.readingMinutes} min read</span>
      </p>
      <ul className="flex flex-wrap gap-2">
        {blog.tags.map((tag) => (
          <li key={tag}>
            <TopicChip topic={tag} />
          </li>
        ))}
      </ul>
      {blog.coverUrl === null ? <DrawnCover tags={blog.tags} title={blog.title} /> : <CoverImage src={blog.coverUrl} />}
      {place !== null && <SeriesBox series={blog.series!} place={place} />}
      <FoldedContents headings={blog.headings} />
    </header>
  )
}

/** Somebody who stays for a while has read it. */
function useCountRead(id: string): void {
  useEffect(() => {
    const timer = setTimeout(() => void request(CountRead, { id }).catch(() => {}), READ_AFTER_MS)
    return () => clearTimeout(timer)
  }, [id])
}
