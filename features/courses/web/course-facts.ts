import { SITE } from '#platform/rules/site.ts'
import { LEVEL_LABELS } from '../rules/course.ts'
import type { CourseDetails } from './CoursePage.tsx'

/** Structured data (schema.org) of a course. */
export const courseFacts = ({ title, summary, level, language, skills, minutes, author, rating, ratingCount, publishedAt }: CourseDetails): object => ({
  '@context': 'https://schema.org',
  '@type': 'Course',
  name: title,
  description: summary,
  educationalLevel: LEVEL_LABELS[level],
  inLanguage: language,
  teaches: skills,
  datePublished: publishedAt,
  isAccessibleForFree: true,
  provider: { '@type': 'Organization', name: SITE.name },
  ...(author !== null && { author: { '@type': 'Person', name: author.name } }),
  hasCourseInstance: { '@type': 'CourseInstance', courseMode: 'Online', courseWorkload: `PT${minutes}M` },
  ...(rating !== null && { aggregateRating: { '@type': 'AggregateRating', ratingValue: Number(rating.toFixed(1)), reviewCount: ratingCount, bestRating: 5, worstRating: 1 } }),
})
