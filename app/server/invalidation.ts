import type { Signal } from '#platform/server/signals.ts'

/**
 * Which topics of pages a signal changes: the pages that show them are made anew at once on this node. A page names its
 * topics in its `definePage`.
 */
export function topicsOf(signal: Signal): string[] {
  switch (signal.name) {
    case 'blog.published':
    case 'blog.unpublished':
    case 'blog.deleted':
    case 'blog.reacted':
    case 'comment.written':
    case 'comment.changed':
      return ['blogs', `blog:${signal.blogId}`]
    default:
      return []
  }
}
