import { IDLE_SECONDS } from '#platform/rules/session.ts'
import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { signedIn } from '#platform/server/context.ts'
import { listOpenSessions, type OpenSessionRow } from '#platform/server/sessions/sessions.queries.ts'
import {
  changeEmailInput,
  changePasswordInput,
  endSessionInput,
  linkInput,
  resetInput,
  resetRequestInput,
} from '../rules/inputs.ts'
import { describeBrowser } from '../rules/browser.ts'
import { ownAccount, type OwnAccountRow } from './accounts.queries.ts'
import { timeZoneInput } from '../rules/time-zone.ts'
import { chooseTimeZone } from './choose-time-zone.ts'
import { cancelEmailChange, changePassword, requestEmailChange } from './change-login.ts'
import { endOtherSessions, endSession } from './end-sessions.ts'
import { requestPasswordReset, resetPassword } from './reset-password.ts'
import { findPendingEmail } from './tickets.queries.ts'
import { resendVerification, verifyEmail } from './verify-email.ts'

const OpenSession = builder.objectRef<OpenSessionRow>('OpenSession').implement({
  description: 'A browser in which the viewer is logged in.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'members' }),
    browser: t.string({ may: 'members', resolve: (row) => describeBrowser(row.browser) }),
    startedAt: t.expose('started_at', { type: 'Instant', may: 'members' }),
    usedAt: t.expose('used_at', { type: 'Instant', may: 'members' }),
    isCurrent: t.boolean({ may: 'members', resolve: (row, _args, context) => row.id === context.viewer?.sessionId }),
  }),
})

const OwnAccount = builder.objectRef<OwnAccountRow>('OwnAccount').implement({
  description: 'The private data of the viewer’s account, visible to nobody else.',
  fields: (t) => ({
    email: t.exposeString('email', { may: 'members' }),
    emailVerified: t.boolean({ may: 'members', resolve: (row) => row.email_verified_at !== null }),
    pendingEmail: t.string({ may: 'members', nullable: true, description: 'An address that takes effect when the link that was sent to it is opened.', resolve: (_row, _args, context) => findPendingEmail(context.db, signedIn(context).id, context.clock.now()) }),
    grantedRoles: t.stringList({ may: 'members', resolve: (row) => ['learner', ...row.roles] }),
    activeRole: t.string({ may: 'members', resolve: (_row, _args, context) => signedIn(context).activeRole }),
    rights: t.stringList({ may: 'members', description: 'The rights of the active role.', resolve: (_row, _args, context) => [...signedIn(context).rights] }),
    sessions: t.field({
      type: [OpenSession],
      may: 'members',
      resolve: (_row, _args, context) => {
        const usedAfter = new Date(context.clock.now().getTime() - IDLE_SECONDS * 1000)
        return listOpenSessions(context.db, signedIn(context).id, usedAfter)
      },
    }),
  }),
})

builder.queryField('ownAccount', (t) =>
  t.field({
    type: OwnAccount,
    nullable: true,
    may: 'members',
    description: 'The private data of the viewer’s account.',
    resolve: (_root, _args, context) => ownAccount.first(context.database, [signedIn(context).id]),
  }),
)

builder.mutationFields((t) => ({
  requestPasswordReset: t.boolean({
    may: 'anyone',
    description: 'Sends an email with a reset link if there is an account with this address; the answer is always the same.',
    args: { email: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await requestPasswordReset(context, parse(resetRequestInput, args).email)
      return true
    },
  }),
  resetPassword: t.boolean({
    may: 'anyone',
    description: 'Sets a new password with the secret of a reset link, and ends all sessions.',
    args: { secret: t.arg.string({ required: true }), password: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      const { secret, password } = parse(resetInput, args)
      await resetPassword(context, secret, password)
      return true
    },
  }),
  verifyEmail: t.boolean({
    may: 'anyone',
    description: 'Verifies an email address with the secret of a link.',
    args: { secret: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await verifyEmail(context, parse(linkInput, args).secret)
      return true
    },
  }),
  resendVerification: t.boolean({
    may: 'members',
    description: 'Sends the verification email again.',
    resolve: async (_root, _args, context) => {
      await resendVerification(context)
      return true
    },
  }),
  changePassword: t.boolean({
    may: 'members',
    description: 'Changes the viewer’s password; requires the current one.',
    args: { currentPassword: t.arg.string({ required: true }), newPassword: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await changePassword(context, parse(changePasswordInput, args))
      return true
    },
  }),
  requestEmailChange: t.boolean({
    may: 'members',
    description: 'Sends a verification link to a new email address; requires the password.',
    args: { currentPassword: t.arg.string({ required: true }), email: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await requestEmailChange(context, parse(changeEmailInput, args))
      return true
    },
  }),
  cancelEmailChange: t.boolean({
    may: 'members',
    description: 'The link that was sent to a new email address no longer works.',
    resolve: (_root, _args, context) => done(cancelEmailChange(context)),
  }),
  chooseTimeZone: t.boolean({
    may: 'members',
    description: 'Sets the time zone of the viewer’s calendar days, such as `Africa/Lagos`.',
    args: { timeZone: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => {
      await chooseTimeZone(context, parse(timeZoneInput, args).timeZone)
      return true
    },
  }),
  endSession: t.boolean({
    may: 'members',
    description: 'Ends another session of the viewer.',
    args: { sessionId: t.arg.id({ required: true }) },
    resolve: async (_root, args, context) => {
      await endSession(context, parse(endSessionInput, args).sessionId)
      return true
    },
  }),
  endOtherSessions: t.int({
    may: 'members',
    description: 'Ends all other sessions of the viewer; returns how many ended.',
    resolve: (_root, _args, context) => endOtherSessions(context),
  }),
}))
