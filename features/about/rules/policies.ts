import { PRIVACY_PATH, TERMS_PATH } from '#features/accounts/rules/paths.ts'
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
  data?: readonly { what: string; why: string; kept: string }[]
}

/** The id of a section, for links to it. */
export const sectionId = (title: string) => title.toLowerCase().replaceAll(/[^a-z]+/g, '-')

/** When a policy was changed last. */
export const POLICIES_CHANGED = 'November 29, 2026'

export const PRIVACY: Policy = {
  path: PRIVACY_PATH,
  title: 'Privacy',
  sentence: 'What we store about you, why, for how long, and what you can do about it.',
  sections: [
    {
      title: 'What we store',
      data: [
        { what: 'Your account: name, username, email address, and a hash of your password, from which it can’t be read', why: 'To log you in and to email you', kept: 'Until you delete the account' },
        { what: 'What you write and do: blogs, comments, messages, solutions, course progress, applications and answers', why: 'To show it to you and to the people you chose', kept: 'Until you delete it or the account' },
        { what: 'Your sessions: the browser, and when it was used', why: 'So that you can see and end them', kept: 'Up to 37 days after the last use' },
        { what: 'The IP networks you log in from', why: 'So that you can still log in while someone else is guessing your password', kept: '30 days' },
        { what: 'The IP network of each request', why: 'To limit abuse', kept: 'Up to a day' },
        { what: 'Searches that found nothing, without your name', why: 'To find out what is missing', kept: '90 days' },
        { what: 'Counts of visits, without your name', why: 'For the statistics of the site', kept: '400 days' },
        { what: 'Counts of the reads of a blog, without your name', why: 'For the statistics of its author', kept: 'While the blog exists' },
      ],
      lines: [],
    },
    {
      title: 'Who sees what',
      lines: [
        'Blogs, comments, ideas and your profile are public. Your [privacy settings](/settings?section=privacy) decide who sees your streak, activity, solutions, events and job profile.',
        'Your email address is not on your profile. There is one exception: if you submit an idea, its members and admins see the address that you give with it. Everyone else sees only its first letter and its domain.',
        'An application shows the employer what you chose to send. A solution is private unless you share it or ask a mentor to review it.',
        'Moderators see a private message only if someone reports it, and then only that message.',
      ],
    },
    {
      title: 'What we don’t do',
      lines: [
        'We don’t sell data, show advertising or use third-party analytics. Visits are counted without cookies and without identifying anyone.',
        'We load nothing from other companies while you read. A YouTube video is loaded only after you press Play, in its privacy-enhanced mode.',
        'We store photos without the location and camera data that they came with.',
      ],
    },
    {
      title: 'Your choices',
      lines: [
        'Under [Settings, Your data](/settings?section=data) you can download everything we have about you, and delete your account.',
        'Under [Settings, Notifications](/settings?section=notifications) you choose which emails you get. Every email has a link to unsubscribe.',
      ],
    },
    {
      title: 'After you delete something',
      lines: [
        'A deleted account is erased after 14 days. Until then, you can log in and keep it.',
        'Private messages stay with the people you sent them to, without your name. Decisions of moderators stay in the moderation log, without your name.',
        'Backups contain deleted data until newer backups replace them.',
      ],
    },
    { title: 'Who we are', lines: ['The people who run this site are on the [About page](/about). For questions and requests about your data, use the [contact form](/contact). We answer these first.'] },
  ],
}

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
