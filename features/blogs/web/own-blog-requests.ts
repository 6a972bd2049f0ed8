import { graphql, type ResultOf } from '#platform/web/graphql/graphql.ts'
import { mutate } from '#platform/web/data/mutate.ts'
import { request } from '#platform/web/graphql/request.ts'
import { titleFromSlug } from '../rules/slug.ts'
import { draftOf, publishBlog, saveDraft } from './editor/editor-requests.ts'

const OwnBlogsQuery = graphql(`
  query OwnBlogs {
    ownBlogs { id title slug isPublished hasDraft changedAt readCount likeCount commentCount }
  }
`)

export const OwnBlogDaysQuery = graphql(`
  query OwnBlogDays($id: ID) {
    ownBlogDays(id: $id) { day readCount likeCount commentCount }
  }
`)

const UnpublishBlogMutation = graphql(`
  mutation UnpublishBlog($id: ID!) {
    unpublishBlog(id: $id)
  }
`)

const DiscardChangesMutation = graphql(`
  mutation DiscardBlogChanges($id: ID!) {
    discardBlogChanges(id: $id)
  }
`)

const DeleteOwnBlogMutation = graphql(`
  mutation DeleteOwnBlog($id: ID!) {
    deleteBlog(id: $id)
  }
`)

export type OwnBlogDay = ResultOf<typeof OwnBlogDaysQuery>['ownBlogDays'][number]

export type OwnBlog = ResultOf<typeof OwnBlogsQuery>['ownBlogs'][number]

/** The title of one of the viewer's own blogs; the slug if the title is empty. */
export const ownTitle = ({ title, slug }: OwnBlog) => title || (slug === null ? 'Untitled' : titleFromSlug(slug))

export const ownBlogs = async () => (await request(OwnBlogsQuery, {})).ownBlogs

export const unpublish = (id: string) => mutate(UnpublishBlogMutation, { id })

export const removeBlog = (id: string) => mutate(DeleteOwnBlogMutation, { id })

/** Deletes the unpublished changes of a blog. Returns the published text. */
export async function discardDraft(id: string) {
  await mutate(DiscardChangesMutation, { id })
  return draftOf(id)
}

/** Deletes the unpublished changes of a blog. Returns a function that saves them again. */
export async function discardChanges(id: string): Promise<() => Promise<unknown>> {
  const { title, content, tags, coverId } = await draftOf(id)
  const { revision } = await discardDraft(id)
  return () => saveDraft({ id, revision, value: { title, content, tags, coverId } })
}

/** Publishes a blog again unchanged, only if nothing was written since. */
export async function publishAgain(id: string): Promise<void> {
  const { revision, title, content, tags, coverId } = await draftOf(id)
  await publishBlog({ id, revision, value: { title, content, tags, coverId } })
}
