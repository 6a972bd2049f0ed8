import { parse } from '#platform/rules/parse.ts'
import { builder } from '#platform/server/graphql/builder.ts'
import { done } from '#platform/server/graphql/done.ts'
import {
  confirmInput, decisionInput, editInput, ideaInput, ideaNumber, mergeInput, moveTaskInput, renameTaskInput, statusInput, takeTaskInput, taskInput, taskKey, voteInput, waitingIdeaInput, type IdeaLink,
} from '../rules/idea-inputs.ts'
import { IdeaStatus, IdeaTaskState } from './ideas.schema.ts'
import { mergeIdeas } from './merge-ideas.ts'
import { confirmIdea, deleteWaitingIdea, submitIdea, type Submitted } from './submit-idea.ts'
import { deleteIdea, editIdea, joinIdea, keepIdeaAlive, setIdeaStatus, voteForIdea } from './team.ts'
import { moveTask, removeDecision, removeTask, renameTask, takeTask, writeDecision, writeTask } from './work.ts'

const SubmittedIdea = builder.objectRef<Submitted>('SubmittedIdea').implement({
  fields: (t) => ({
    id: t.id({ may: 'anyone', nullable: true, description: 'Null while the address waits for its confirmation.', resolve: ({ number }) => (number === null ? null : String(number)) }),
  }),
})

const Link = builder.inputRef<IdeaLink>('IdeaLinkInput').implement({
  fields: (t) => ({ label: t.string({ required: true }), url: t.string({ required: true }) }),
})

builder.mutationFields((t) => ({
  submitIdea: t.field({
    type: SubmittedIdea,
    may: 'anyone',
    description: 'Submits an idea under a key made by the browser. Someone without an account confirms their address by email first.',
    args: {
      key: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      email: t.arg.string({ required: true }),
      title: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      website: t.arg.string(),
    },
    resolve: (_root, args, context) => submitIdea(context, parse(ideaInput, args)),
  }),
  confirmIdea: t.id({
    may: 'anyone',
    description: 'Confirms the address of an idea. Returns the idea’s id.',
    args: { secret: t.arg.string({ required: true }) },
    resolve: async (_root, args, context) => String(await confirmIdea(context, parse(confirmInput, args).secret)),
  }),
  deleteWaitingIdea: t.boolean({
    may: 'members',
    description: 'Deletes an idea of the viewer that waits for the confirmation of its address.',
    args: { key: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(deleteWaitingIdea(context, parse(waitingIdeaInput, args).key)),
  }),
  joinIdea: t.boolean({
    may: 'ideas.join',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(joinIdea(context, parse(ideaNumber, args).id)),
  }),
  voteForIdea: t.boolean({
    may: 'ideas.join',
    args: { id: t.arg.id({ required: true }), isVoted: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => done(voteForIdea(context, parse(voteInput, args))),
  }),
  editIdea: t.boolean({
    may: 'members',
    description: 'Changes an idea, if it is still at the given revision; by its author and admins.',
    args: {
      id: t.arg.id({ required: true }),
      revision: t.arg.int({ required: true }),
      title: t.arg.string({ required: true }),
      description: t.arg.string({ required: true }),
      rolesWanted: t.arg.stringList({ required: true }),
      links: t.arg({ type: [Link], required: true }),
    },
    resolve: (_root, args, context) => done(editIdea(context, parse(editInput, args))),
  }),
  setIdeaStatus: t.boolean({
    may: 'members',
    description: 'Changes the status of an idea; by its author and admins.',
    args: { id: t.arg.id({ required: true }), status: t.arg({ type: IdeaStatus, required: true }) },
    resolve: (_root, args, context) => done(setIdeaStatus(context, parse(statusInput, args))),
  }),
  keepIdeaAlive: t.boolean({
    may: 'members',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(keepIdeaAlive(context, parse(ideaNumber, args).id)),
  }),
  deleteIdea: t.boolean({
    may: 'members',
    description: 'Deletes an idea that no one else joined; by its author.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(deleteIdea(context, parse(ideaNumber, args).id)),
  }),
  mergeIdeas: t.boolean({
    may: 'ideas.manage',
    description: 'Merges an idea into another one, which gets its votes, members, tasks, decisions and comments.',
    args: { id: t.arg.id({ required: true }), into: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(mergeIdeas(context, parse(mergeInput, args))),
  }),
  saveIdeaTask: t.boolean({
    may: 'ideas.join',
    description: 'Writes a task, or changes it as a whole; by members of the idea.',
    args: {
      id: t.arg.id({ required: true }),
      key: t.arg.id({ required: true }),
      title: t.arg.string({ required: true }),
      state: t.arg({ type: IdeaTaskState, required: true }),
      position: t.arg.float({ required: true }),
    },
    resolve: (_root, args, context) => done(writeTask(context, parse(taskInput, args))),
  }),
  moveIdeaTask: t.boolean({
    may: 'ideas.join',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }), state: t.arg({ type: IdeaTaskState, required: true }), position: t.arg.float({ required: true }) },
    resolve: (_root, args, context) => done(moveTask(context, parse(moveTaskInput, args))),
  }),
  renameIdeaTask: t.boolean({
    may: 'ideas.join',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }), title: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(renameTask(context, parse(renameTaskInput, args))),
  }),
  takeIdeaTask: t.boolean({
    may: 'ideas.join',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }), isTaken: t.arg.boolean({ required: true }) },
    resolve: (_root, args, context) => done(takeTask(context, parse(takeTaskInput, args))),
  }),
  deleteIdeaTask: t.boolean({
    may: 'ideas.join',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(removeTask(context, parse(taskKey, args))),
  }),
  writeIdeaDecision: t.boolean({
    may: 'ideas.join',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }), text: t.arg.string({ required: true }) },
    resolve: (_root, args, context) => done(writeDecision(context, parse(decisionInput, args))),
  }),
  deleteIdeaDecision: t.boolean({
    may: 'ideas.join',
    args: { id: t.arg.id({ required: true }), key: t.arg.id({ required: true }) },
    resolve: (_root, args, context) => done(removeDecision(context, parse(taskKey, args))),
  }),
}))
