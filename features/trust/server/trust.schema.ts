import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import { levelsInput, personTrustInput, usernameInput } from '../rules/inputs.ts'
import { AFTER_DECISION, CONDITION_LABELS, LIMIT_LABELS, LIMITS, TRUST_LABELS, type ConditionState } from '../rules/levels.ts'
import { changeLevels, setPersonTrust } from './change-level.ts'
import { readOwnTrust, readPersonTrust, type Trust } from './read-trust.ts'
import { listCountedLevels, type CountedLevelRow } from './trust.queries.ts'

const may = 'members'

const Limit = builder.objectRef<{ label: string; value: number }>('TrustLimit').implement({
  description: 'A limit of a trust level.',
  fields: (t) => ({ label: t.exposeString('label', { may }), value: t.exposeInt('value', { may }) }),
})

const Condition = builder.objectRef<ConditionState>('TrustCondition').implement({
  description: 'What the next trust level needs, and how far the person is.',
  fields: (t) => ({
    label: t.string({ may, resolve: ({ name }) => CONDITION_LABELS[name] }),
    have: t.exposeInt('have', { may }),
    need: t.exposeInt('need', { may }),
    isMet: t.exposeBoolean('isMet', { may }),
  }),
})

const manage = 'trust.manage'
const TrustType = builder.objectRef<Trust>('Trust').implement({
  description: 'The trust level of a person. Only they and admins see it.',
  fields: (t) => ({
    username: t.exposeString('username', { may }),
    level: t.exposeString('level', { may }),
    label: t.string({ may, resolve: ({ level }) => TRUST_LABELS[level] }),
    isManual: t.exposeBoolean('is_manual', { may, description: 'Set by an admin: it is not promoted automatically.' }),
    hasRole: t.exposeBoolean('has_role', { may, description: 'Mentors and admins have the limits of the highest level.' }),
    reason: t.string({ may, description: 'Why they have the level; empty if it was promoted.', resolve: ({ reason, decision_id }) => (decision_id === null ? reason : AFTER_DECISION) }),
    decisionId: t.exposeID('decision_id', { may, nullable: true, description: 'The moderator’s decision that lowered it.' }),
    earnedLevel: t.exposeString('earned', { may: manage, description: 'The level they get when it becomes automatic again.' }),
    limits: t.field({ type: [Limit], may, extensions: { listSize: 5 }, resolve: ({ limits }) => LIMITS.map((name) => ({ label: LIMIT_LABELS[name], value: limits[name] })) }),
    nextLabel: t.string({ may, nullable: true, resolve: ({ next }) => (next === null ? null : TRUST_LABELS[next]) }),
    conditions: t.field({ type: [Condition], may, extensions: { listSize: 4 }, resolve: ({ conditions }) => conditions }),
  }),
})

const Level = builder.objectRef<CountedLevelRow>('TrustLevel').implement({
  description: 'A trust level with its limits and conditions.',
  fields: (t) => ({
    name: t.exposeString('name', { may: manage }),
    label: t.string({ may: manage, resolve: ({ name }) => TRUST_LABELS[name] }),
    revision: t.exposeInt('revision', { may: manage }),
    people: t.exposeInt('people', { may: manage }),
    peopleWithLimits: t.exposeInt('peopleWithLimits', { may: manage, description: 'Mentors and admins have the limits of the highest level.' }),
    conversations: t.exposeInt('conversations', { may: manage }),
    messages: t.exposeInt('messages', { may: manage }),
    posts: t.exposeInt('posts', { may: manage }),
    links: t.exposeInt('links', { may: manage }),
    pictures: t.exposeInt('pictures', { may: manage }),
    minDays: t.exposeInt('minDays', { may: manage }),
    minSolved: t.exposeInt('minSolved', { may: manage }),
    minRead: t.exposeInt('minRead', { may: manage }),
    cleanDays: t.exposeInt('cleanDays', { may: manage }),
  }),
})

const TrustLevelInput = builder.inputType('TrustLevelInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    revision: t.int({ required: true }),
    conversations: t.int({ required: true }),
    messages: t.int({ required: true }),
    posts: t.int({ required: true }),
    links: t.int({ required: true }),
    pictures: t.int({ required: true }),
    minDays: t.int({ required: true }),
    minSolved: t.int({ required: true }),
    minRead: t.int({ required: true }),
    cleanDays: t.int({ required: true }),
  }),
})

builder.queryFields((t) => ({
  ownTrust: t.field({ type: TrustType, may, resolve: (_root, _args, context) => readOwnTrust(context) }),
  personTrust: t.field({ type: TrustType, may: manage, args: { username: t.arg.string({ required: true }) }, resolve: (_root, args, context) => readPersonTrust(context, parse(usernameInput, args).username) }),
  trustLevels: t.field({ type: [Level], may: manage, extensions: { listSize: 3 }, resolve: (_root, _args, { db }) => listCountedLevels(db) }),
}))

builder.mutationFields((t) => ({
  saveTrustLevels: t.boolean({
    may: manage,
    description: 'Saves the numbers of the given levels, all or none.',
    args: { levels: t.arg({ type: [TrustLevelInput], required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(changeLevels(context, parse(levelsInput, args))),
  }),
  setPersonTrust: t.boolean({
    may: manage,
    description: 'Sets the level of a person by hand, or makes it automatic again.',
    args: { username: t.arg.string({ required: true }), level: t.arg.string({ description: 'Absent: the level whose conditions they meet, if it becomes automatic.' }), automatic: t.arg.boolean({ description: 'Whether it rises by itself from then on.' }), reason: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(setPersonTrust(context, parse(personTrustInput, args))),
  }),
}))
