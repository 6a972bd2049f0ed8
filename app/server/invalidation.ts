import type { Hint, Signal } from '#platform/server/signals.ts'

/**
 * Which topics of pages a signal changes: the pages that show them are made anew at once on this node. A page names its
 * topics in its `definePage`.
 */
export function topicsOf(signal: Signal | Hint): string[] {
  switch (signal.name) {
    case 'blog.published':
    case 'blog.unpublished':
    case 'blog.deleted':
      return ['blogs', `blog:${signal.blogId}`, `person:${signal.authorId}`]
    case 'blog.reacted':
    case 'comment.written':
    case 'comment.changed':
      return ['blogs', `blog:${signal.blogId}`]
    case 'person.followed':
    case 'person.unfollowed':
      return ['people', `person:${signal.personId}`, `person:${signal.by}`]
    case 'profile.changed':
      // A name and a picture stand beside everything that somebody wrote.
      return ['blogs', 'people', 'leaderboard', `person:${signal.personId}`]
    case 'person.left':
    case 'person.suspended':
      return ['blogs', 'people', 'site', 'leaderboard', `person:${signal.personId}`]
    case 'writings.erased':
      return ['blogs', ...signal.blogIds.map((id) => `blog:${id}`)]
    case 'activity.recorded':
    case 'activity.taken-back':
    case 'badge.earned':
    case 'badge.lost':
      return [`person:${signal.personId}`]
    case 'problem.changed':
      return ['problems', `problem:${signal.problemId}`]
    case 'scores.changed':
      return ['leaderboard']
    case 'site.changed':
      return ['site']
    default:
      return []
  }
}
