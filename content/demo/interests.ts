/** What some of the demo people want to learn: keys of topics by username. */
export const interests: Readonly<Record<string, readonly string[]>> = {
  'lina-okafor': ['machine-learning', 'statistics', 'python'],
  'jun-park': ['neural-networks', 'mathematics'],
  'elif-demir': ['language-models'],
  'tomasz-wrobel': ['unsupervised-learning', 'data-preparation'],
  'sofia-arbelaez': ['machine-learning', 'probability'],
  'omar-haddad': ['statistics', 'algorithms'],
  'arjun-thapa': ['python', 'data-preparation'],
}
