import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'
import { ENGINE_PATH, PYTHON_PATH } from '../rules/runner.ts'

/** Compared with the API by the tests in `tests/rights`. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['all', 'dailyProblem problem problemHint problemTags problems topic topicGroups track tracks'],
      ['in', 'codeDraft dueProblems ownSubmissions problemHelp problemProgress submission topicProgress trackProgress'],
      ['A', 'editableProblems judging problemEdit'],
    ],
    Mutation: [
      ['in', 'giveUp openHint saveCode'],
      ['LMA', 'submitSolution'],
      ['A', 'previewProblem retireProblems saveProblemEdit tagProblems unpublishProblem'],
    ],
    Subscription: [['in', 'submissionChanged']],
    CodeDraft: [['in', 'code replaced revision savedAt']],
    CodeSaved: [['in', 'replaced revision']],
    DailyProblem: [['all', 'day difficulty path tags title']],
    DueProblem: [['in', 'difficulty dueOn path step title']],
    EditableProblem: [['A', 'difficulty isPublished slug state tags title wasPublished']],
    JudgingHealth: [['A', 'hasSandbox judge lastJudged submissionsRunning submissionsWaiting']],
    Problem: [
      ['all', 'category checker description difficulty functionName hiddenTests id isPythonJudged megabytes needsNumpy parameters previousSlugs returnDescription'],
      ['all', 'answerRule returnType revision sampleCode sampleInput sampleOutput samples seconds slug statementHtml tags title'],
    ],
    ProblemCard: [['all', 'category difficulty id slug tags title']],
    ProblemCollection: [['all', 'count description group problems slug title']],
    TopicGroup: [['all', 'title topics']],
    CollectionProgress: [['in', 'isComplete slug solved total']],
    ProblemHelp: [['in', 'editorial hasGivenUp hintCount hints isSolved']],
    ProblemProgress: [['in', 'isSolved slug']],
    ProblemParameter: [['all', 'description name type']],
    ProblemPreview: [['A', 'editorial explanations findings hints statement']],
    ProblemResults: [['all', 'items page pages total']],
    ProblemSample: [['all', 'expected explanation given']],
    SolutionVerdict: [['A', 'file isExpected message verdict']],
    Submission: [['in', 'code id language memoryKb passed place problem results state submittedAt timeMs total verdict']],
    SubmissionResults: [['in', 'items next']],
    TestResult: [['in', 'category errors expected got isSample memoryKb message timeMs verdict']],
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
