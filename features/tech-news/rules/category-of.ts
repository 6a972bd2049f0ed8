import type { Category } from './categories.ts'

/** Words that speak for a category. A line is matched as whole words. */
const WORDS: Readonly<Record<Category, readonly string[]>> = {
  ai: [
    'ai', 'artificial intelligence', 'machine learning', 'deep learning', 'neural network', 'neural networks', 'llm', 'llms', 'language model', 'language models',
    'transformer', 'transformers', 'chatbot', 'generative', 'reinforcement learning', 'diffusion model', 'fine-tuning', 'embeddings', 'benchmark',
  ],
  robotics: ['robot', 'robots', 'robotic', 'robotics', 'humanoid', 'drone', 'drones', 'exoskeleton', 'gripper', 'autonomous vehicle', 'quadruped', 'actuator'],
  startups: ['startup', 'startups', 'founder', 'founders', 'seed round', 'series a', 'series b', 'series c', 'venture capital', 'raises', 'valuation', 'accelerator', 'ipo', 'acquires'],
  cloud: ['cloud', 'kubernetes', 'serverless', 'aws', 'azure', 'data center', 'data centers', 'data centre', 'container', 'containers', 'devops', 'microservices', 'load balancer'],
  security: [
    'security', 'vulnerability', 'vulnerabilities', 'malware', 'ransomware', 'phishing', 'breach', 'hacker', 'hackers', 'exploit', 'zero-day', 'encryption', 'cve', 'botnet', 'backdoor',
    'passkey', 'passkeys',
  ],
  gadgets: ['gadget', 'gadgets', 'smartphone', 'phone', 'laptop', 'headphones', 'earbuds', 'smartwatch', 'wearable', 'tablet', 'camera', 'console', 'headset', 'keyboard', 'charger'],
}

const PATTERNS = Object.entries(WORDS).map(([category, words]) => ({
  category: category as Category,
  pattern: new RegExp(`(?<![\\p{L}\\p{N}])(?:${words.toSorted((a, b) => b.length - a.length).join('|')})(?![\\p{L}\\p{N}])`, 'giu'),
}))

const IN_TITLE = 2
// One word in the excerpt is no evidence, and a source knows its own field: others must be clearly better.
const MIN_SCORE = 3

/** The category of an article: that of its words if they are clear, otherwise that of its source. */
export function categoryOf(article: { title: string; excerpt: string }, ofSource: Category): Category {
  const scores = PATTERNS.map(({ category, pattern }) => ({ category, score: IN_TITLE * distinct(article.title, pattern) + distinct(article.excerpt, pattern) }))
  const own = scores.find(({ category }) => category === ofSource)!.score
  const best = scores.reduce((best, next) => (next.score > best.score ? next : best))
  return best.score >= MIN_SCORE && best.score >= own + 2 ? best.category : ofSource
}

/** How many different words of a category a text has. */
const distinct = (text: string, pattern: RegExp): number => new Set((text.match(pattern) ?? []).map((word) => word.toLowerCase())).size
