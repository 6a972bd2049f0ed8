import type { PersonalData } from '#platform/rules/personal-data.ts'

export const blogPersonalData: PersonalData = {
  exported: [
    { file: 'blogs', table: 'blogs', owner: 'author_id', without: ['search', 'shown', 'words'], about: 'Your blogs. The blogs folder has them as Markdown.' },
    { file: 'drafts', table: 'blog_drafts', owner: 'author_id', about: 'Your drafts.' },
    { file: 'versions', table: 'blog_versions', owner: 'author_id', about: 'Older versions of your blogs and drafts.' },
    { file: 'blog-series', table: 'blog_series', owner: 'author_id', about: 'Your series of blogs.' },
    { file: 'blog-comments', table: 'blog_comments', owner: 'author_id', about: 'Your comments on blogs.' },
    { file: 'blog-readings', table: 'blog_readings', owner: 'person_id', about: 'The blogs that you read.' },
    { file: 'reading-list', table: 'blog_bookmarks', owner: 'person_id', about: 'The blogs on your reading list.' },
    { file: 'reactions', table: 'blog_reactions', owner: 'person_id', about: 'Your likes and dislikes.' },
  ],
}
