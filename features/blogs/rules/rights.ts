import type { RightDefinition } from '#platform/rules/rights.ts'

declare module '#platform/rules/rights.ts' {
  interface Rights {
    'blogs.write': true
    'blogs.react': true
    'blogs.comment': true
    'blogs.remove': true
  }
}

export const blogRights: readonly RightDefinition[] = [
  { name: 'blogs.write', label: 'Write and publish blogs', roles: ['learner', 'mentor', 'admin'] },
  { name: 'blogs.react', label: 'Like and dislike blogs', roles: ['learner', 'mentor', 'admin'] },
  { name: 'blogs.comment', label: 'Comment on blogs', roles: ['learner', 'mentor', 'admin'] },
  { name: 'blogs.remove', label: 'Remove other people’s blogs and comments', roles: ['admin'] },
]
