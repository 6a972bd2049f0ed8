import { KNOWN_NETWORK_SECONDS } from '#features/accounts/rules/login-slowdown.ts'
import { PRIVACY_PATH } from '#features/accounts/rules/paths.ts'
import { COUNT_DAYS, EMAIL_DAYS } from '#features/accounts/rules/retention.ts'
import { METRIC_DAYS } from '#features/administration/rules/retention.ts'
import { EXPIRED_TOKEN_DAYS } from '#features/api-tokens/rules/retention.ts'
import { CONFIRM_HOURS } from '#features/ideas/rules/idea.ts'
import { ENDED_DAYS, UNCONFIRMED_DAYS } from '#features/newsletter/rules/retention.ts'
import { DELETED_NOTIFICATION_DAYS, NOTIFICATION_DAYS } from '#features/notifications/rules/retention.ts'
import { EXPORT_DAYS, GRACE_DAYS } from '#features/own-data/rules/own-data.ts'
import { MISS_DAYS } from '#features/search/rules/retention.ts'
import { ABSOLUTE_SECONDS, IDLE_SECONDS } from '#platform/rules/session.ts'
import type { Policy, StoredData } from './policies.ts'

const DAY_SECONDS = 24 * 3600
const SESSION_DAYS = ABSOLUTE_SECONDS / DAY_SECONDS
const ENDED_SESSION_DAYS = (ABSOLUTE_SECONDS + IDLE_SECONDS) / DAY_SECONDS
const UNTIL_DELETED = 'Until you delete it or the account'

/** What is stored with a name or an address. */
const ABOUT_YOU: readonly StoredData[] = [
  {
    what: 'Your account: name, username, email address, time zone, roles, trust level, and a hash of your password, from which it can’t be read',
    why: 'To log you in, to email you, and to know what you may do',
    kept: 'Until you delete the account',
    of: ['accounts', 'administration', 'trust'],
  },
  {
    what: 'Your profile: what you write about yourself, your picture, your skills, the repositories you imported, and what you look for in a job',
    why: 'To show it to the people you chose',
    kept: UNTIL_DELETED,
    of: ['profiles', 'jobs', 'leaderboard'],
  },
  {
    what: 'What you write and upload: blogs, comments, messages, ideas, events, courses, problems, job posts, reviews and files, with drafts and older versions',
    why: 'To show it to you and to the people it is for',
    kept: UNTIL_DELETED,
    of: ['blogs', 'discussions', 'chat', 'ideas', 'events', 'courses', 'practice', 'jobs', 'code-reviews', 'contests', 'tech-news', 'office-hours', 'mentoring'],
  },
  {
    what: 'What you do: code and its results, progress in courses, work in groups, applications, answers to events, bookings, badges and points',
    why: 'So that you can go on where you were, and for the scores',
    kept: UNTIL_DELETED,
    of: ['activity', 'practice', 'courses', 'mentoring', 'jobs', 'events', 'office-hours', 'contests', 'leaderboard'],
  },
  {
    what: 'What you read and choose: the blogs you read, what you saved, liked or hid, topics and people you follow, people you blocked or muted, and your settings',
    why: 'To suggest what fits you, and to leave out what you don’t want',
    kept: 'Until you change it or delete the account; which blogs you read, until you delete the account',
    of: ['blogs', 'connections', 'people', 'onboarding', 'tech-news', 'about'],
  },
  { what: 'Notifications', why: 'To tell you what happened', kept: `${NOTIFICATION_DAYS} days; ${DELETED_NOTIFICATION_DAYS} days after you delete one`, of: ['notifications'] },
  { what: 'Emails that we sent you', why: 'To send them again if something fails', kept: `${EMAIL_DAYS} days` },
  { what: 'Your sessions: the browser, and when it was used', why: 'So that you can see and end them', kept: `Up to ${ENDED_SESSION_DAYS} days after the last use`, of: ['accounts'] },
  {
    what: 'The IP networks you log in from',
    why: 'So that you can still log in while someone else is guessing your password',
    kept: `${KNOWN_NETWORK_SECONDS / DAY_SECONDS} days`,
    of: ['accounts'],
  },
  { what: 'Counts of requests by IP network, account and email address', why: 'To limit abuse', kept: `Up to ${COUNT_DAYS} days` },
  { what: 'Access tokens that you create: name, permissions and last use', why: 'So that you can see and revoke them', kept: `Until you revoke them; ${EXPIRED_TOKEN_DAYS} days after they expire`, of: ['api-tokens'] },
  { what: 'Exports of your data', why: 'So that you can download them', kept: `${EXPORT_DAYS} days`, of: ['own-data'] },
  {
    what: 'Reports, and decisions of moderators about your content or account',
    why: 'To apply the code of conduct, and for appeals',
    kept: 'Reports: until the person who reported leaves. Decisions stay; after you leave, without your name and your text',
    of: ['moderation'],
  },
  { what: 'What admins did, such as a change of your roles, with the reason', why: 'So that it can be checked', kept: 'It stays; after you leave, without your name', of: ['administration', 'site'] },
]

/** What is stored about people who may have no account. */
const WITHOUT_ACCOUNT: readonly StoredData[] = [
  {
    what: 'Newsletter: your email address, time zone, and which issues you got. Members also get items that match their skills and topics',
    why: 'To send it',
    kept: `Until ${ENDED_DAYS} days after you unsubscribe; ${UNCONFIRMED_DAYS} days if you never confirm`,
  },
  { what: 'Messages of the contact form: name, email address and text', why: 'To answer them', kept: 'Until the account with this address is deleted, or you ask us to', of: ['about'] },
  { what: 'Ideas submitted without an account: the name and email address that you give', why: 'To confirm them, and so that members of the idea can write to you', kept: `Until you ask us to delete them; ${CONFIRM_HOURS / 24} days if you never confirm`, of: ['ideas'] },
  { what: 'Errors in your browser: the message and the page, without your name', why: 'To fix them', kept: 'Until newer errors replace them' },
  { what: 'Searches that found nothing, without your name', why: 'To find out what is missing', kept: `${MISS_DAYS} days`, of: ['search'] },
  { what: 'Counts of visits, without your name', why: 'For the statistics of the site', kept: `${METRIC_DAYS} days` },
  { what: 'Counts of the reads of a blog, without your name', why: 'For the statistics of its author', kept: 'While the blog exists' },
]

export const PRIVACY: Policy = {
  path: PRIVACY_PATH,
  title: 'Privacy',
  sentence: 'What we store about you, why, for how long, and what you can do about it.',
  sections: [
    { title: 'What we store about members', data: ABOUT_YOU, lines: [] },
    { title: 'What we store without an account', data: WITHOUT_ACCOUNT, lines: [] },
    {
      title: 'In your browser',
      lines: [
        `One cookie keeps you logged in, for ${SESSION_DAYS} days at most. Visitors get no cookies.`,
        'The storage of your browser has your session, your theme and other settings, the pages you opened last, and what you typed but didn’t send. It stays on your device.',
      ],
    },
    {
      title: 'Who sees what',
      lines: [
        'Blogs, comments, ideas and your profile are public, also in feeds, the newsletter and the API, where others can copy them. Your [privacy settings](/settings?section=privacy) decide who sees your streak, activity, solutions, events and job profile.',
        'Your email address is not on your profile. There is one exception: if you submit an idea, its members and admins see the address that you give with it. Everyone else sees only its first letter and its domain.',
        'An application shows the employer what you chose to send. A solution is private unless you share it or ask a mentor to review it. Mentors see the progress and the work of the learners in their groups.',
        'Admins see your email address, roles, sessions and what you posted. Moderators see a private message only if someone reports it, and then only that message.',
      ],
    },
    {
      title: 'What we don’t do',
      lines: [
        'We don’t sell data, show advertising or use third-party analytics. Visits are counted without cookies and without identifying anyone. We don’t track whether you open an email.',
        'Your browser loads nothing from other companies while you read. A YouTube video is loaded only after you press Play, in its privacy-enhanced mode.',
        'We store photos without the location and camera data that they came with.',
      ],
    },
    {
      title: 'Your choices',
      lines: [
        'Under [Settings, Your data](/settings?section=data) you can download what we have about you, and delete your account. The download leaves out secrets, such as the hash of your password, what is calculated from the rest, and decisions and notes that belong to others.',
        'Under [Settings, Notifications](/settings?section=notifications) you choose which emails you get. Notifications and the newsletter have a link to unsubscribe. Emails about your account, such as a link for a new password, don’t.',
      ],
    },
    {
      title: 'After you delete something',
      lines: [
        `A deleted account is erased after ${GRACE_DAYS} days. Until then, you can log in and keep it.`,
        'Your private messages are erased, too, also for the people you sent them to. What others use or build on stays without your name: ideas that others joined, courses, news, events, contests, and your comments to learners.',
        'Backups still contain deleted data until the people who run this site replace them.',
      ],
    },
    { title: 'Who we are', lines: ['The people who run this site are on the [About page](/about). For questions and requests about your data, use the [contact form](/contact). We answer these first.'] },
  ],
}
