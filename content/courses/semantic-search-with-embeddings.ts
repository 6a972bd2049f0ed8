import type { CourseFileInput } from '#features/courses/rules/course-file.ts'
import { answerAndStore } from './semantic-search-with-embeddings/answer-and-store.ts'
import { findTheNearest } from './semantic-search-with-embeddings/find-the-nearest.ts'
import { fromTextToVectors } from './semantic-search-with-embeddings/from-text-to-vectors.ts'

export const course: CourseFileInput = {
  format: 'cloggle-course/1',
  slug: 'semantic-search-with-embeddings',
  title: 'Build semantic search with embeddings',
  summary: 'Turn texts into vectors, find the nearest ones, measure the search, ground answers in what was found, and store vectors in a database.',
  description: `The help pages of a city library say "renew", and readers ask how to "extend" a loan. Word search finds nothing. You build a search that does: embeddings, chunks, cosine similarity in NumPy, filters, rank fusion, retrieval-augmented generation, SQLite, and the approximate indexes of PostgreSQL with pgvector. Every program runs without a model or a server, so that you can follow each number.

The videos are by Alexey Grigorev (DataTalksClub, LLM Zoomcamp). All texts, examples, quizzes and problems are our own and can be read without the videos.`,
  level: 'intermediate',
  skills: ['Embeddings', 'Vector Search', 'RAG', 'Linear Algebra', 'NumPy', 'Python'],
  outcomes: [
    'Explain what an embedding keeps of a text and what it loses',
    'Split documents into chunks and estimate the memory of their vectors',
    'Search thousands of vectors exactly with one matrix product',
    'Measure a search with hit rate and mean reciprocal rank',
    'Build a prompt that rests on the passages that were found',
    'Weigh speed against recall in an approximate index',
  ],
  prerequisites: ['Python functions and dictionaries', 'Dot products and lengths of vectors', 'A little SQL'],
  topics: [fromTextToVectors, findTheNearest, answerAndStore],
}
