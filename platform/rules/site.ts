/** The product's own texts that appear on every page. */
export const SITE = {
  name: 'Cloggle',
  tagline: 'Where people who learn AI, machine learning and data science read, write, practice and meet.',
  welcome: 'Welcome to Cloggle',
  /** Specification, section 9: the footer shows these texts exactly. */
  copyright: '© 2025 Cloggle',
  version: 'Version 3.0',
} as const
