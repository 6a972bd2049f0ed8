import { graphql } from '#platform/web/graphql/graphql.ts'
import { mutate } from '#platform/web/data/mutate.ts'
import { request } from '#platform/web/graphql/request.ts'
import type { Revised } from '#platform/web/autosave/autosave.ts'
import type { SeriesChoice } from '../../rules/series.ts'
import type { DraftText } from '../../rules/draft-text.ts'

const BlogDraftQuery = graphql(`
  query BlogDraft($id: ID!) {
    blogDraft(id: $id) { id revision title content tags coverId savedAt publishedSlug hasUnpublishedChanges }
  }
`)

const SaveDraftMutation = graphql(`
  mutation SaveDraft($text: BlogTextInput!) {
    saveDraft(text: $text) { revision savedAt hasUnpublishedChanges }
  }
`)

const PublishBlogMutation = graphql(`
  mutation PublishBlog($text: BlogTextInput!, $series: BlogSeriesChoice) {
    publishBlog(text: $text, series: $series) { _id slug revision characters }
  }
`)

const BlogVersionsQuery = graphql(`
  query BlogVersions($id: ID!) {
    blogVersions(id: $id) { id title content tags published savedAt }
  }
`)

const inputOf = ({ id, revision, value: { title, content, tags, coverId } }: Revised<DraftText>) => ({
  text: { id, revision, title, content, tags: [...tags], coverId },
})

/** Returns the draft of a blog, or the published text if there is no newer draft. */
export const draftOf = async (id: string) => (await request(BlogDraftQuery, { id })).blogDraft
export type Draft = Awaited<ReturnType<typeof draftOf>>

export const saveDraft = async (next: Revised<DraftText>) => (await mutate(SaveDraftMutation, inputOf(next))).saveDraft

/** `series`: the new choice of its series; null if it stays as it is. */
export const publishBlog = async (next: Revised<DraftText>, series: SeriesChoice | null = null) =>
  (await mutate(PublishBlogMutation, { ...inputOf(next), series })).publishBlog

export const versionsOf = async (id: string) => (await request(BlogVersionsQuery, { id })).blogVersions
export type Version = Awaited<ReturnType<typeof versionsOf>>[number]
