import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'
import { ENGINE_PATH, PYTHON_PATH } from '../rules/runner.ts'

/** Compared with the API by the tests in `tests/rights`. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['all', 'dailyProblem problem problemHint problemTags problems'],
      ['in', 'codeDraft dueProblems ownSubmissions problemHelp problemProgress submission'],
      ['in', 'ownProblems practiceProgress problemSolutions solvedOutcome'],
      ['A', 'editableProblems judging problemEdit'],
    ],
    Mutation: [
      ['in', 'giveUp openHint saveCode unshareSolution'],
      ['LMA', 'shareSolution submitSolution voteForSolution'],
      ['A', 'previewProblem retireProblems saveProblemEdit tagProblems unpublishProblem'],
    ],
    Subscription: [['in', 'submissionChanged']],
    CodeDraft: [['in', 'code replaced revision savedAt']],
    CodeSaved: [['in', 'replaced revision']],
    DailyProblem: [['all', 'day difficulty path tags title']],
    DifficultyProgress: [['in', 'difficulty solved total tried']],
    DueProblem: [['in', 'difficulty dueOn path step title']],
    EditableProblem: [['A', 'difficulty isPublished slug state tags title wasPublished']],
    JudgingHealth: [['A', 'hasSandbox judge lastJudged submissionsRunning submissionsWaiting']],
    Problem: [
      ['all', 'category checker description difficulty functionName hiddenTests id isPythonJudged megabytes needsNumpy parameters previousSlugs returnDescription'],
      ['all', 'answerRule returnType revision sampleCode sampleInput sampleOutput samples seconds slug statementHtml tags title'],
    ],
    ProblemCard: [['all', 'category difficulty id slug tags title']],
    ProblemHelp: [['in', 'editorial hasGivenUp hintCount hints isSolved']],
    ProblemProgress: [['in', 'isSolved slug']],
    ProblemParameter: [['all', 'description name type']],
    ProblemPreview: [['A', 'editorial explanations findings hints statement']],
    ProblemResults: [['all', 'items page pages total']],
    ProblemSolutions: [['in', 'closedBecause hasMore items reference']],
    ReferenceSolution: [['in', 'code codeSpans language']],
    SharedSolution: [['in', 'author code codeSpans id isOwn isVoted language memoryKb note path sharedAt timeMs votes']],
    ProblemSample: [['all', 'expected explanation given']],
    SolvedOutcome: [['in', 'bestMemoryKb bestTimeMs isFirst memories next similar submittedAt times']],
    SolutionVerdict: [['A', 'file isExpected message verdict']],
    Submission: [['in', 'code id language memoryKb passed place problem results state submittedAt timeMs total verdict']],
    SubmissionResults: [['in', 'items next']],
    TestResult: [['in', 'category errors expected got isSample memoryKb message timeMs verdict']],
    UsageCount: [['in', 'people usage']],
    ProblemEdit: [['A', 'about editorial findings hints isPublished revision slug solutions state statement tests verdicts isInReview reviewComment']],
  },
  routes: {
    'GET /runner/4': 'all',
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
