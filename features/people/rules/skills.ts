/** A skill: the name that is shown, and its other names. */
interface KnownSkill {
  label: string
  aliases: readonly string[]
  /** A name of it is an ordinary word, so only the skills of people, jobs and courses are compared by it, never texts. */
  isAmbiguous?: true
}

/** Skills with other names. Everything that compares skills uses this list; a skill that is not here is equal to itself only. */
export const KNOWN_SKILLS: readonly KnownSkill[] = [
  { label: 'Python', aliases: ['py', 'python3'] },
  { label: 'JavaScript', aliases: ['js', 'ecmascript'] },
  { label: 'TypeScript', aliases: ['ts'] },
  { label: 'Go', aliases: ['golang'], isAmbiguous: true },
  { label: 'R', aliases: ['rlang', 'r language'], isAmbiguous: true },
  { label: 'C++', aliases: ['cpp', 'c plus plus'] },
  { label: 'C#', aliases: ['c sharp', 'csharp'] },
  { label: 'PostgreSQL', aliases: ['postgres', 'psql'] },
  { label: 'MongoDB', aliases: ['mongo'] },
  { label: 'scikit-learn', aliases: ['sklearn'] },
  { label: 'TensorFlow', aliases: ['tf', 'tensorflow 2'] },
  { label: 'PyTorch', aliases: ['torch'] },
  { label: 'NumPy', aliases: ['np'] },
  { label: 'pandas', aliases: ['python pandas'] },
  { label: 'Apache Spark', aliases: ['spark', 'pyspark'], isAmbiguous: true },
  { label: 'Apache Kafka', aliases: ['kafka'] },
  { label: 'Apache Airflow', aliases: ['airflow'] },
  { label: 'Kubernetes', aliases: ['k8s'] },
  { label: 'Amazon Web Services', aliases: ['aws'] },
  { label: 'Google Cloud', aliases: ['gcp', 'google cloud platform'] },
  { label: 'Microsoft Azure', aliases: ['azure'] },
  { label: 'Power BI', aliases: ['powerbi', 'microsoft power bi'] },
  { label: 'Hugging Face', aliases: ['huggingface', 'hugging face transformers', 'hf transformers'] },
  { label: 'React', aliases: ['react.js', 'reactjs'], isAmbiguous: true },
  { label: 'Node.js', aliases: ['node'], isAmbiguous: true },
  { label: 'Machine Learning', aliases: ['ml'] },
  { label: 'Deep Learning', aliases: ['dl'] },
  { label: 'Reinforcement Learning', aliases: ['rl'] },
  { label: 'Natural Language Processing', aliases: ['nlp'] },
  { label: 'Large Language Models', aliases: ['llm', 'llms', 'large language model'] },
  { label: 'Retrieval-Augmented Generation', aliases: ['rag'] },
  { label: 'Computer Vision', aliases: ['cv', 'image recognition'], isAmbiguous: true },
  { label: 'Neural Networks', aliases: ['neural network', 'nn', 'neural nets'] },
  { label: 'MLOps', aliases: ['machine learning operations'] },
  { label: 'A/B Testing', aliases: ['ab tests', 'a/b tests', 'split testing'], isAmbiguous: true },
  { label: 'Time Series', aliases: ['time series analysis', 'forecasting'], isAmbiguous: true },
  { label: 'Linear Algebra', aliases: ['matrix algebra'] },
  { label: 'Probability', aliases: ['probability theory'] },
  { label: 'Statistics', aliases: ['stats', 'statistical analysis'] },
  { label: 'Data Visualization', aliases: ['data visualisation', 'dataviz'] },
  { label: 'Dynamic Programming', aliases: ['dp'] },
  { label: 'CI/CD', aliases: ['continuous integration', 'continuous delivery'] },
]

const squeezed = (label: string): string => {
  const folded = label.normalize('NFKC').trim().toLowerCase()
  return folded.replaceAll(/[\s_\-./’']+/gu, '') || folded
}

const keys = new Map(KNOWN_SKILLS.flatMap(({ label, aliases }) => [label, ...aliases].map((name): [string, string] => [squeezed(name), squeezed(label)])))
const labels = new Map(KNOWN_SKILLS.map(({ label }) => [squeezed(label), label]))
const ambiguous = new Set(KNOWN_SKILLS.filter(({ isAmbiguous }) => isAmbiguous).map(({ label }) => squeezed(label)))
const forms = new Map(KNOWN_SKILLS.map(({ label, aliases }) => [squeezed(label), [label, ...aliases]]))

/** The key of a skill: equal for all its names, without regard to case, spaces and hyphens (`sklearn` and `Scikit Learn`). */
export function skillKey(label: string): string {
  const name = squeezed(label)
  return keys.get(name) ?? name
}

/** The name under which a skill is shown: that of the list, or what was typed. */
export const skillLabel = (label: string): string => labels.get(skillKey(label)) ?? label.trim().replaceAll(/\s+/g, ' ')

/** All names of a skill, the shown one first. */
export const skillNames = (label: string): readonly string[] => forms.get(skillKey(label)) ?? [label.trim()]

/** Whether a name of the skill is an ordinary word, so that texts are not compared by it. */
export const isAmbiguousSkill = (label: string): boolean => ambiguous.has(skillKey(label))

/** All names of these skills in lower case, each with the skill as it was given. */
export const namesOfSkills = (skills: readonly string[]): { skill: string; name: string }[] =>
  skills.flatMap((skill) => skillNames(skill).map((name) => ({ skill, name: name.toLowerCase() })))

/** The skills under their shown names, each once, in their order; blank ones are left out. */
export function distinctSkills(skills: readonly string[]): string[] {
  const known = new Map<string, string>()
  for (const skill of skills) if (skill.trim() !== '' && !known.has(skillKey(skill))) known.set(skillKey(skill), skillLabel(skill))
  return [...known.values()]
}
