import type { ExpectedPermissions } from '#platform/server/graphql/expected-permissions.ts'

/** Checked against the API by `tests/rights`; no code reads it. */
export const expected: ExpectedPermissions = {
  fields: {
    Query: [
      ['all', 'job jobSkills jobs openJobCount'],
      ['in', 'bestJobMatch candidateProfile earlierApplications jobEdition jobMarks jobSearches postedJobs trackedJobs'],
      ['LMA', 'applicants jobCandidates'],
    ],
    Mutation: [
      ['in', 'closeJob deleteJobSearch saveCandidateProfile saveJobSearch withdrawApplication withdrawJobProposal'],
      ['LMA', 'answerApplicant applyForJob editJob hideJob messageApplicant moveTrackedJob noteApplicant noteTrackedJob postJob previewJobText renewJob saveJob'],
    ],
    Applicant: [['LMA', 'appliedAt candidate coverNote id notes person profile resumeName resumePath state']],
    CandidateProfile: [['in', 'experienceLevel isOpen location skills visibility']],
    CandidateSkill: [['in', 'evidence label']],
    EarlierApplication: [['in', 'jobId movedAt role stage']],
    GapLesson: [['all', 'course path title']],
    GapProblem: [['all', 'difficulty path title']],
    Job: [
      ['all', 'company descriptionHtml employment experienceLevel expiresAt id isOpen isOutside isRemote location logoUrl path postedAt poster role salary skillGuide skillsRequired state'],
    ],
    JobCandidate: [['in', 'experienceLevel location percent person skills']],
    JobContent: [['in', 'applyUrl company description descriptionHtml employment level location logoId logoUrl role salary skills']],
    JobEdition: [['in', 'content id proposalState removal reviewComment revision state']],
    JobMatch: [['in', 'explanation job percent']],
    JobMark: [['in', 'applicationState jobId stage']],
    JobMarks: [['in', 'hiddenIds tracked']],
    JobRemoval: [['in', 'decisionId reason']],
    JobResults: [['all', 'count items next']],
    JobSearch: [['in', 'alert id matches name path query text']],
    PostedJob: [['in', 'applications company createdAt expiresAt id isOpen linkOpened location newApplications path proposalState proposedAt removal reviewComment role salary state']],
    Salary: [['all', 'currency max min period']],
    SentExperience: [['LMA', 'company period role']],
    SentProfile: [['LMA', 'about email experience experienceLevel headline location skills']],
    ShownCandidateProfile: [['LMA', 'experienceLevel isOpen location percent skills']],
    SkillGap: [['all', 'lessons problems skill']],
    TrackedJob: [['in', 'addedAt appliedAt applicationId applicationState job movedAt notes stage']],
  },
  routes: {
    'GET /feeds/jobs.atom': 'all',
    'GET /feeds/jobs.json': 'all',
    'GET /sitemap-jobs.xml': 'all',
    'GET /cards/job/:id.png': 'all',
    'GET /api/jobs/:id/apply': 'all',
    'POST /api/jobs/resumes': 'in',
    'GET /api/jobs/resumes/:id.pdf': 'in',
    'GET /api/jobs/applications.csv': 'in',
  },
}
