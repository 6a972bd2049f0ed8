import { ACCESSIBILITY_PATH, PRIVACY_PATH, TERMS_PATH } from './paths.ts'

/** A page of rules or promises of the site. */
export interface Policy {
  path: string
  title: string
  sentence: string
  /** Lines may have links as in Markdown. */
  sections: readonly { title: string; lines: readonly string[] }[]
}

/** When a policy was changed last. */
export const POLICIES_CHANGED = 'November 29, 2026'

export const PRIVACY: Policy = {
  path: PRIVACY_PATH,
  title: 'Privacy',
  sentence: 'What we store about you, why, for how long, and what you can do about it.',
  sections: [
    {
      title: 'What we store',
      lines: [
        'Your account: name, username, email address, and your password as a hash, from which it can’t be read.',
        'What you write and do here: blogs, comments, messages, solutions, course progress, applications and answers. Your privacy settings decide who can see what.',
        'Your sessions, with the browser and the network they come from, so that you can end them. Session keys are stored as hashes.',
        'The network of a request, for minutes to a day, to limit abuse.',
      ],
    },
    {
      title: 'What we don’t do',
      lines: [
        'We don’t sell data, show advertising or use third-party analytics. Visits are counted without cookies and without identifying anyone.',
        'We load nothing from other companies while you read. A YouTube video is loaded only after you press Play, in its privacy-enhanced mode.',
        'Photos are stored without the location and camera data that they came with.',
      ],
    },
    {
      title: 'Your choices',
      lines: [
        'Under [Settings, Privacy](/settings?section=privacy) you decide who sees your streak, activity, solutions, events and job profile.',
        'Under [Settings, Your data](/settings?section=data) you can download everything we have about you, and delete your account.',
        'Under [Settings, Notifications](/settings?section=notifications) you choose which emails you get. Every email has a link to unsubscribe.',
      ],
    },
    {
      title: 'How long we keep data',
      lines: [
        'Your content stays until you delete it or your account. A deleted account is erased after 14 days, in which you can change your mind.',
        'Backups keep deleted data until they are replaced. Records of moderation decisions are kept, without your name.',
        'Private messages stay with the people you sent them to, without your name, if you delete your account.',
      ],
    },
    { title: 'Questions', lines: ['Use the [contact form](/contact). We answer requests about your data first.'] },
  ],
}

export const TERMS: Policy = {
  path: TERMS_PATH,
  title: 'Terms of use',
  sentence: 'The agreement between you and the people who run this site.',
  sections: [
    {
      title: 'Your account',
      lines: ['You can read most of the site without an account. To write, create one with an email address that is yours.', 'Keep your password to yourself. You’re responsible for what happens under your account.', 'One account per person.'],
    },
    {
      title: 'Your content',
      lines: [
        'What you write stays yours. By publishing it here, you let us show it on this site, in its feeds and in its emails.',
        'Publish only what you may publish. Name your sources.',
        'You can delete your content at any time.',
      ],
    },
    {
      title: 'Code that you submit',
      lines: ['We run your solutions in a sandbox to judge them. Attacks on the judge or the site end your account.', 'Your code is private unless you share it, or ask a mentor to review it.'],
    },
    {
      title: 'Moderation',
      lines: ['The [code of conduct](/code-of-conduct) applies to everything you publish and to messages that people report.', 'If we remove something of yours or suspend you, you get the reasons and can appeal once.'],
    },
    {
      title: 'The service',
      lines: ['The site is provided as it is. We make backups and test them, but keep copies of what matters to you: the export under Settings makes this easy.', 'Courses, jobs and events are offered by members. Check an offer before you rely on it.'],
    },
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
