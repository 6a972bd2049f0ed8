import { MOTIFS, type Motif } from '#platform/rules/illustrations/illustrate.ts'
import { seededRandom } from '#platform/rules/contour.ts'

/** What illustrates a tag. Earlier ones win, as the more telling picture. */
const MOTIF_OF_TAG: Readonly<Record<string, Motif>> = {
  attention: 'attention',
  'language-models': 'attention',
  transformers: 'attention',
  embeddings: 'cloud',
  text: 'cloud',
  nlp: 'cloud',
  'computer-vision': 'window',
  images: 'window',
  convolution: 'window',
  'decision-trees': 'tree',
  trees: 'tree',
  'unsupervised-learning': 'clusters',
  clustering: 'clusters',
  'data-preparation': 'table',
  pandas: 'table',
  sql: 'table',
  'gradient-descent': 'surface',
  optimisation: 'surface',
  optimization: 'surface',
  'neural-networks': 'network',
  'deep-learning': 'network',
  'linear-algebra': 'cloud',
  regression: 'regression',
  evaluation: 'loss',
  classification: 'boundary',
  'machine-learning': 'boundary',
  probability: 'tree',
  statistics: 'distribution',
  experiments: 'distribution',
  algorithms: 'graph',
  graphs: 'graph',
  'data-structures': 'graph',
  mathematics: 'surface',
  calculus: 'surface',
  python: 'code',
  numpy: 'table',
}

/** The motif of a course, the same wherever it is shown. */
export const motifOfSkills = (skills: readonly string[], title: string): Motif => motifOf(skills.map((skill) => skill.toLowerCase().replaceAll(' ', '-')), title)

/** A motif for each title, different from those before it while there are unused ones. */
export function differentMotifs(titles: readonly string[]): Motif[] {
  const chosen: Motif[] = []
  for (const title of titles) {
    const own = motifOf([], title)
    const at = MOTIFS.indexOf(own)
    chosen.push([...MOTIFS.slice(at), ...MOTIFS.slice(0, at)].find((motif) => !chosen.includes(motif)) ?? own)
  }
  return chosen
}

/** The motif for something with these tags; without a known tag, one that its seed decides. */
export function motifOf(tags: readonly string[], seed: string): Motif {
  const order = Object.keys(MOTIF_OF_TAG)
  const [known] = tags.filter((tag) => tag in MOTIF_OF_TAG).sort((one, other) => order.indexOf(one) - order.indexOf(other))
  return known === undefined ? MOTIFS[Math.floor(seededRandom(seed)() * MOTIFS.length)]! : MOTIF_OF_TAG[known]!
}
