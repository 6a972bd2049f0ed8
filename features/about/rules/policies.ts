import { TERMS_PATH } from '#features/accounts/rules/paths.ts'
import { ACCESSIBILITY_PATH } from './paths.ts'

/** A page of rules or promises of the site. */
export interface Policy {
  path: string
  title: string
  sentence: string
  /** Lines may have links as in Markdown. */
  sections: readonly PolicySection[]
}

export interface PolicySection {
  title: string
  lines: readonly string[]
  /** Data that the site stores, before the lines. */
  data?: readonly StoredData[]
}

export interface StoredData {
  what: string
  why: string
  kept: string
  /** The features whose personal data this is. */
  of?: readonly string[]
}

/** The id of a section, for links to it. */
export const sectionId = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** When a policy was changed last. */
export const POLICIES_CHANGED = 'November 29, 2026'

export const TERMS: Policy = {
  path: TERMS_PATH,
  title: 'Terms of use',
  sentence: 'The agreement between you and the people who run this site.',
  sections: [
    {
      title: 'Your account',
      lines: ['You can read most of the site without an account. To write, create one with your own email address.', 'Keep your password to yourself. You’re responsible for what happens under your account.', 'Each person may have one account.'],
    },
    {
      title: 'Your content',
      lines: [
        'What you write stays yours. By publishing it here, you let us show it on this site, in its feeds and in its emails.',
        'Publish only content that you have the right to publish, and name your sources.',
        'You can delete your content at any time. An idea that others have joined stays with them, but you can close it to new members.',
      ],
    },
    {
      title: 'Your code',
      lines: ['We run your solutions in a sandbox to judge them. If you attack the judge or the site, we close your account.', 'Your code is private unless you share it or ask a mentor to review it.'],
    },
    {
      title: 'Moderation',
      lines: ['The [code of conduct](/code-of-conduct) applies to everything you publish, and to messages that people report.', 'If we remove something of yours or suspend you, we tell you why, and you can appeal once.'],
    },
    {
      title: 'The service',
      lines: ['The site is provided as is. We make backups and test them, but keep your own copies of what matters to you. You can [download your data](/settings?section=data) at any time.', 'Members offer courses, jobs and events here. Check an offer before you rely on it.'],
    },
    { title: 'Who we are', lines: ['The people who run this site are on the [About page](/about). Write to us with the [contact form](/contact).'] },
  ],
}

export const ACCESSIBILITY: Policy = {
  path: ACCESSIBILITY_PATH,
  title: 'Accessibility',
  sentence: 'We want everyone to be able to learn here. The aim is WCAG 2.2, level AA.',
  sections: [
    {
      title: 'What works',
      lines: [
        'Every screen can be used with the keyboard alone. Press ? to see the shortcuts, which you can turn off in the settings.',
        'Every screen is tested automatically with axe in the light and the dark theme, down to a width of 320 pixels, which is 400 percent zoom.',
        'Charts have a table with the same figures. Formulas are MathML, which screen readers can read.',
        'Animations stop if your system asks for reduced motion.',
      ],
    },
    {
      title: 'Known gaps',
      lines: [
        'Descriptions of images and captions of videos come from their authors. Some are missing.',
        'Uploaded animations can’t be paused.',
        'Only Chromium-based browsers are tested automatically.',
      ],
    },
    { title: 'Tell us', lines: ['If something doesn’t work for you, use the [contact form](/contact) and name the page. We answer within two days.'] },
  ],
}

const LINK = /\[([^\]]+)\]\((\/[^)]+)\)/

/** The parts of a line: words, and links with their paths. */
export function linkedParts(line: string): { text: string; to: string | null }[] {
  const pieces = line.split(LINK)
  return pieces.flatMap((text, at) => (at % 3 === 2 || text === '' ? [] : [{ text, to: at % 3 === 1 ? pieces[at + 1]! : null }]))
}
