import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { appealProblem, APPEAL_OUTCOMES, banProblem } from '../rules/decisions.ts'
import { appealAnswerInput, appealInput, banInput, idInput, pageInput, statementInput } from '../rules/decision-inputs.ts'
import { ruleLabel } from '#features/people/rules/community-rules.ts'
import { listOtherAdmins } from '#features/accounts/server/public.ts'
import { answerAppeal, appealDecision, pathOfDecided, readStatement } from './appeals.ts'
import { listOpenAppeals } from './appeals.queries.ts'
import { confirmBan, proposeBan, withdrawBan } from './bans.ts'
import { listOpenBans, type BanRow } from './bans.queries.ts'
import type { DecisionRow } from './decisions.queries.ts'
import type { LogCountRow, LogRow } from './public-log.queries.ts'
import { readPublicLog, type PublicLog } from './public-log.ts'

const MAX_OPEN = 50
const SHOWN_ADMINS = 5
const isId = (ids: readonly (string | null | undefined)[]) => ids.filter((id) => typeof id === 'string')
const htmlOf = ({ evidence_html: html }: DecisionRow) => (html === '' ? null : html)
const AppealOutcomeType = builder.enumType('AppealOutcome', { values: APPEAL_OUTCOMES })

const Statement = builder.objectRef<DecisionRow>('ModerationStatement').implement({
  description: 'The reasons of a decision for the person whom it is about.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    outcome: t.exposeString('outcome', { may: 'anyone', description: 'removed, suspended or banned.' }),
    title: t.exposeString('title', { may: 'anyone' }),
    rule: t.string({ may: 'anyone', resolve: ({ rule }) => ruleLabel(rule) }),
    statement: t.exposeString('statement', { may: 'anyone' }),
    evidence: t.exposeString('evidence', { may: 'anyone', description: 'The text that was removed.' }),
    evidenceHtml: t.string({ may: 'anyone', nullable: true, description: 'Safe HTML of that text; null for kinds without formatting.', resolve: htmlOf }),
    decidedAt: t.expose('decided_at', { type: 'Instant', may: 'anyone' }),
    appeal: t.exposeString('appeal_text', { may: 'anyone', nullable: true }),
    appealOutcome: t.expose('appeal_outcome', { type: AppealOutcomeType, may: 'anyone', nullable: true }),
    appealAnswer: t.exposeString('appeal_answer', { may: 'anyone', nullable: true }),
    appealProblem: t.string({
      may: 'anyone',
      nullable: true,
      description: 'Why it can’t be appealed; null if it can.',
      resolve: ({ outcome, decided_at, appeal_text, withdrawn_at }, _args, { clock }) => appealProblem({ outcome, decidedAt: decided_at, isAppealed: appeal_text !== null, isWithdrawn: withdrawn_at !== null }, clock.now()),
    }),
  }),
})

const Appeal = builder.objectRef<DecisionRow>('OpenAppeal').implement({
  description: 'An appeal without an answer.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'reports.decide' }),
    kind: t.exposeString('kind', { may: 'reports.decide' }),
    outcome: t.exposeString('outcome', { may: 'reports.decide' }),
    title: t.exposeString('title', { may: 'reports.decide' }),
    rule: t.string({ may: 'reports.decide', resolve: ({ rule }) => ruleLabel(rule) }),
    statement: t.exposeString('statement', { may: 'reports.decide' }),
    evidence: t.exposeString('evidence', { may: 'reports.decide' }),
    evidenceHtml: t.string({ may: 'reports.decide', nullable: true, description: 'Safe HTML of the evidence; null for kinds without formatting.', resolve: htmlOf }),
    authorUsername: t.exposeString('author_username', { may: 'reports.decide', nullable: true }),
    deciderName: t.exposeString('decider_name', { may: 'reports.decide', nullable: true }),
    isOwn: t.boolean({ may: 'reports.decide', description: 'Whether the viewer made the decision, and another admin must answer.', resolve: ({ decided_by, confirmed_by }, _args, { viewer }) => [decided_by, confirmed_by].includes(viewer?.id ?? '') }),
    isOwnAppeal: t.boolean({ may: 'reports.decide', description: 'Whether the viewer appealed, and an admin must answer.', resolve: ({ author_id }, _args, { viewer }) => author_id !== null && author_id === viewer?.id }),
    others: t.stringList({
      may: 'reports.decide',
      description: 'Admins who can answer, if the viewer made the decision; at most five.',
      extensions: { listSize: SHOWN_ADMINS },
      resolve: ({ decided_by, confirmed_by, author_id }, _args, { viewer, db }) => ([decided_by, confirmed_by].includes(viewer?.id ?? '') ? listOtherAdmins(db, isId([decided_by, confirmed_by, author_id]), SHOWN_ADMINS) : []),
    }),
    path: t.string({ may: 'reports.decide', nullable: true, description: 'The page of what was decided about; null if it can’t be opened any more.', resolve: (decision, _args, context) => pathOfDecided(context, decision) }),
    text: t.string({ may: 'reports.decide', resolve: ({ appeal_text }) => appeal_text ?? '' }),
    appealedAt: t.expose('appealed_at', { type: 'Instant', may: 'reports.decide', nullable: true }),
  }),
})

const Ban = builder.objectRef<BanRow>('BanProposal').implement({
  description: 'A ban that waits for a second admin.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'people.ban' }),
    username: t.exposeString('username', { may: 'people.ban' }),
    name: t.exposeString('name', { may: 'people.ban' }),
    rule: t.string({ may: 'people.ban', resolve: ({ rule }) => ruleLabel(rule) }),
    statement: t.exposeString('statement', { may: 'people.ban' }),
    proposerName: t.exposeString('proposer_name', { may: 'people.ban', nullable: true }),
    proposedAt: t.expose('proposed_at', { type: 'Instant', may: 'people.ban' }),
    expiresAt: t.expose('expires_at', { type: 'Instant', may: 'people.ban' }),
    others: t.stringList({
      may: 'people.ban',
      description: 'Admins who can confirm it, if the viewer can’t; at most five.',
      extensions: { listSize: SHOWN_ADMINS },
      resolve: ({ proposed_by, person_id }, _args, { viewer, db }) => (proposed_by === viewer?.id ? listOtherAdmins(db, isId([proposed_by, person_id]), SHOWN_ADMINS) : []),
    }),
    problem: t.string({
      may: 'people.ban',
      nullable: true,
      description: 'Why the viewer can’t confirm it.',
      resolve: ({ state, person_id: personId, proposed_by: proposedBy, expires_at: expiresAt }, _args, { viewer, clock }) => banProblem({ state, personId, proposedBy, expiresAt }, viewer?.id ?? '', clock.now()),
    }),
  }),
})

const LogEntry = builder.objectRef<LogRow>('ModerationLogEntry').implement({
  description: 'A decision without names and texts.',
  fields: (t) => ({
    id: t.exposeID('id', { may: 'anyone' }),
    day: t.string({ may: 'anyone', resolve: ({ decided_at }) => decided_at.toISOString().slice(0, 10) }),
    kind: t.exposeString('kind', { may: 'anyone' }),
    rule: t.string({ may: 'anyone', nullable: true, resolve: ({ rule, outcome }) => (outcome === 'dismissed' ? null : ruleLabel(rule)) }),
    outcome: t.exposeString('outcome', { may: 'anyone' }),
    appealOutcome: t.expose('appeal_outcome', { type: AppealOutcomeType, may: 'anyone', nullable: true }),
    isWithdrawn: t.exposeBoolean('is_withdrawn', { may: 'anyone', description: 'An admin lifted the suspension before its end.' }),
  }),
})

const LogCount = builder.objectRef<LogCountRow>('ModerationLogCount').implement({
  description: 'The decisions of the last year with one rule and outcome.',
  fields: (t) => ({
    rule: t.string({ may: 'anyone', nullable: true, resolve: ({ rule, outcome }) => (outcome === 'dismissed' ? null : ruleLabel(rule)) }),
    outcome: t.exposeString('outcome', { may: 'anyone' }),
    count: t.exposeInt('count', { may: 'anyone' }),
    appealed: t.exposeInt('appealed', { may: 'anyone' }),
    reversed: t.exposeInt('reversed', { may: 'anyone' }),
  }),
})

const Log = builder.objectRef<PublicLog>('ModerationLog').implement({
  description: 'The public log of moderation.',
  fields: (t) => ({
    items: t.expose('items', { type: [LogEntry], may: 'anyone', extensions: { listSize: 50 } }),
    next: t.exposeString('next', { may: 'anyone', nullable: true }),
    counts: t.expose('counts', { type: [LogCount], may: 'anyone', extensions: { listSize: 40 } }),
  }),
})

builder.queryFields((t) => ({
  moderationLog: t.field({ type: Log, may: 'anyone', args: { after: t.arg.string() }, resolve: (_root, args, context) => readPublicLog(context, parse(pageInput, args).after) }),
  moderationStatement: t.field({
    type: Statement,
    may: 'anyone',
    description: 'A decision for the person whom it is about; `key` is the signature of the link in their email.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string() },
    resolve: (_root, args, context) => readStatement(context, parse(statementInput, args)),
  }),
  openAppeals: t.field({ type: [Appeal], may: 'reports.decide', extensions: { listSize: 20 }, resolve: (_root, _args, { db }) => listOpenAppeals(db, MAX_OPEN) }),
  banConfirmers: t.stringList({
    may: 'people.ban',
    description: 'Admins who could confirm a ban that the viewer proposes; at most five.',
    extensions: { listSize: SHOWN_ADMINS },
    resolve: (_root, _args, { viewer, db }) => listOtherAdmins(db, isId([viewer?.id]), SHOWN_ADMINS),
  }),
  banProposals: t.field({ type: [Ban], may: 'people.ban', extensions: { listSize: 20 }, resolve: (_root, _args, { db, clock }) => listOpenBans(db, clock.now(), MAX_OPEN) }),
}))

builder.mutationFields((t) => ({
  appealDecision: t.boolean({
    may: 'anyone',
    description: 'Appeals a decision about the viewer, or about the person who got the link with this signature.',
    args: { id: t.arg.id({ required: true }), key: t.arg.string(), text: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(appealDecision(context, parse(appealInput, args))),
  }),
  answerAppeal: t.boolean({
    may: 'reports.decide',
    args: { id: t.arg.id({ required: true }), outcome: t.arg({ type: AppealOutcomeType, required: true }), answer: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(answerAppeal(context, parse(appealAnswerInput, args))),
  }),
  proposeBan: t.boolean({
    may: 'people.ban',
    description: 'Proposes to ban a person permanently; another admin confirms it.',
    args: { id: t.arg.id({ required: true, description: 'Made by the browser.' }), username: t.arg.string({ required: true }), rule: t.arg.string({ required: true }), statement: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(proposeBan(context, parse(banInput, args))),
  }),
  confirmBan: t.boolean({ may: 'people.ban', args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(confirmBan(context, parse(idInput, args).id)) }),
  withdrawBan: t.boolean({ may: 'people.ban', args: { id: t.arg.id({ required: true }) }, resolve: (_root, args, context) => done(withdrawBan(context, parse(idInput, args).id)) }),
}))
