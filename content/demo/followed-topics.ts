/** The topics that some of the demo people follow, by username: topics of the welcome and other tags of blogs. */
export const followedTopics: Readonly<Record<string, readonly string[]>> = {
  'lina-okafor': ['machine-learning', 'statistics', 'python', 'beginners', 'evaluation'],
  'jun-park': ['neural-networks', 'mathematics', 'gradient-descent'],
  'elif-demir': ['language-models', 'text'],
  'tomasz-wrobel': ['unsupervised-learning', 'data-preparation'],
  'sofia-arbelaez': ['machine-learning', 'probability'],
  'omar-haddad': ['statistics', 'algorithms', 'experiments'],
  'arjun-thapa': ['python', 'data-preparation', 'good-practice'],
}
