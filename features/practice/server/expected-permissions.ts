import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'
import { ENGINE_PATH, PYTHON_PATH } from '../rules/runner.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['all', 'dailyProblem problem problemHint problemTags problems'],
      ['in', 'codeDraft dueProblems ownSubmissions problemHelp problemMarks problemRemarks submission'],
      ['A', 'deskProblems judging writtenProblem'],
    ],
    Mutation: [
      ['in', 'giveUp openHint saveCode takeBackRemark'],
      ['LMA', 'submitSolution writeRemark'],
      ['A', 'previewProblem takeOffProblem writeProblem'],
    ],
    Subscription: [['in', 'submissionChanged']],
    CodeDraft: [['in', 'code replaced revision savedAt']],
    CodeSaved: [['in', 'replaced revision']],
    DailyProblem: [['all', 'day difficulty path tags title']],
    DueProblem: [['in', 'difficulty dueOn path step title']],
    DeskProblem: [['A', 'isPublished slug state title']],
    JudgingState: [['A', 'hasSandbox judge lastJudged submissionsRunning submissionsWaiting']],
    Problem: [
      ['all', 'category checker description difficulty functionName hiddenTests id isPythonJudged megabytes needsNumpy parameters previousSlugs returnSays'],
      ['all', 'returnType revision rightWhen sampleCode sampleInput sampleOutput samples seconds shown slug tags title'],
    ],
    ProblemCard: [['all', 'category difficulty id slug tags title']],
    ProblemHelp: [['in', 'editorial hasGivenUp hints hintsInAll isSolved']],
    ProblemMark: [['in', 'isSolved slug']],
    ProblemParameter: [['all', 'name says type']],
    ProblemPreview: [['A', 'editorial explanations findings hints statement']],
    ProblemRemark: [['in', 'author id text writtenAt']],
    ProblemResults: [['all', 'items page pages total']],
    ProblemSample: [['all', 'expected explanation given']],
    RemarkResults: [['in', 'items next']],
    SolutionVerdict: [['A', 'file isAsItShould says verdict']],
    Submission: [['in', 'code id language memoryKb passed place problem results state submittedAt timeMs total verdict']],
    SubmissionResults: [['in', 'items next']],
    TestResult: [['in', 'category errors expected got isSample memoryKb says timeMs verdict']],
    WrittenProblem: [['A', 'about editorial findings hints isPublished revision slug solutions state statement tests verdicts']],
  },
  routes: {
    'GET /runner/3': 'all',
    'GET /practice/offline.js': 'all',
    [`GET ${PYTHON_PATH}/pyodide.mjs`]: 'all',
    [`GET ${PYTHON_PATH}/pyodide.asm.mjs`]: 'all',
    [`GET ${PYTHON_PATH}/pyodide.asm.wasm.gz`]: 'all',
    [`GET ${PYTHON_PATH}/python_stdlib.zip`]: 'all',
    [`GET ${PYTHON_PATH}/python_memory.gz`]: 'all',
    [`GET ${ENGINE_PATH}/worker.js`]: 'all',
    [`GET ${ENGINE_PATH}/engine.wasm`]: 'all',
  },
}
