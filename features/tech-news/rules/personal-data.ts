import type { PersonalData } from '#platform/rules/personal-data.ts'

export const newsPersonalData: PersonalData = {
  exported: [
    { file: 'news-articles', table: 'news_articles', owner: 'author_id', without: ['search', 'html', 'trend'], about: 'News articles you wrote.' },
    { file: 'news-saved', table: 'news_saves', owner: 'person_id', about: 'News articles you saved for later.' },
    { file: 'news-fewer', table: 'news_fewer', owner: 'person_id', about: 'News that you want to see less of.' },
  ],
}
