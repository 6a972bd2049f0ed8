import type { PersonalData } from '#platform/rules/personal-data.ts'

export const discussionPersonalData: PersonalData = {
  exported: [
    { file: 'comments', table: 'comments', owner: 'author_id', about: 'Your comments in discussions of problems, solutions, lessons, news and ideas.' },
    { file: 'comment-likes', table: 'comment_likes', owner: 'person_id', about: 'The comments that you like.' },
  ],
}
