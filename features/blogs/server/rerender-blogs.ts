import type { Context } from '#platform/server/context.ts'
import { previewOf } from '#platform/rules/text.ts'
import { proseOf } from '#platform/server/rich-text/plain-text.ts'
import { renderRichText, RENDERER_VERSION } from '#platform/server/rich-text/render.ts'
import { existingUsernames, linkMentions, mentionsInMarkup } from '#features/people/server/public.ts'
import { PREVIEW_LENGTH } from '../rules/blog.ts'
import { saveSearchVector } from './blogs.queries.ts'
import { blogsRenderedBefore, saveRendered, type Rendered } from './rendered.queries.ts'

const BATCH = 20
const MAX_BLOGS = 2_000

/** Renders a text for readers, with links to these mentioned people, and its preview. A text that an overloaded renderer left without highlighting or formulas is marked to be rendered again. */
export function renderBlogContent(content: string, mentioned: readonly string[]): Rendered {
  const { html, headings, isComplete } = renderRichText(linkMentions(content, mentioned))
  const preview = previewOf(proseOf(html), PREVIEW_LENGTH)
  return { shown: html, headings: JSON.stringify(headings), preview, shown_version: isComplete ? RENDERER_VERSION : 0 }
}

/** The existing people whom a sanitized text mentions with `@`. */
export const mentionedIn = (context: Context, content: string): Promise<string[]> => existingUsernames(context, mentionsInMarkup(content))

/** Renders blogs again that an older version of the renderer made. Can run twice, and continues at its next run. */
export async function rerenderBlogs(context: Context): Promise<void> {
  let after: string | null = null
  for (let done = 0; done < MAX_BLOGS; done += BATCH) {
    const blogs = await blogsRenderedBefore(context.db, RENDERER_VERSION, after, BATCH)
    for (const { id, content, ...searched } of blogs) {
      await saveRendered(context.db, { id, content, ...renderBlogContent(content, await mentionedIn(context, content)) })
      // Its words may be folded in another way than when it was saved.
      await saveSearchVector(context.db, { id, ...searched })
    }
    if (blogs.length < BATCH) return
    after = blogs.at(-1)!.id
  }
}
